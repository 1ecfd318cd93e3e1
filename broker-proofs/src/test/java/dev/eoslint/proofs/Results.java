package dev.eoslint.proofs;

import java.util.concurrent.ExecutionException;
import java.util.concurrent.Future;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import org.apache.kafka.common.KafkaFuture;
import org.apache.kafka.common.errors.ApiException;

/** Waits for what the broker answers. */
final class Results {

  private static final int TIMEOUT_SECONDS = 60;

  private Results() {}

  /**
   * Returns the value of {@code future}.
   *
   * @throws ApiException when the broker answers with an error
   * @throws IllegalStateException when it does not answer
   */
  static <T> T of(KafkaFuture<T> future) {
    return of(future.toCompletionStage().toCompletableFuture());
  }

  /**
   * Returns the value of {@code future}.
   *
   * @throws ApiException when the broker answers with an error
   * @throws IllegalStateException when it does not answer
   */
  static <T> T of(Future<T> future) {
    try {
      return future.get(TIMEOUT_SECONDS, TimeUnit.SECONDS);
    } catch (ExecutionException e) {
      throw e.getCause() instanceof ApiException error ? error : new IllegalStateException(e);
    } catch (TimeoutException e) {
      throw new IllegalStateException(e);
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      throw new IllegalStateException(e);
    }
  }

  /** Waits until a record is written or is not going to be, and returns which of the two. */
  static boolean arrives(Future<?> sent) {
    try {
      of(sent);
      return true;
    } catch (ApiException e) {
      return false;
    }
  }
}
