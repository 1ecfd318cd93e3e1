package dev.eoslint.proofs;

import java.util.concurrent.ExecutionException;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import org.apache.kafka.common.KafkaFuture;
import org.apache.kafka.common.errors.ApiException;

/** Waits for what the broker answers. */
final class Results {

  private static final int TIMEOUT_SECONDS = 30;

  private Results() {}

  /**
   * Returns the value of {@code future}.
   *
   * @throws ApiException when the broker answers with an error
   * @throws IllegalStateException when it does not answer
   */
  static <T> T of(KafkaFuture<T> future) {
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
}
