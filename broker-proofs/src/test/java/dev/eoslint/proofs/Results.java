package dev.eoslint.proofs;

import java.util.concurrent.ExecutionException;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import org.apache.kafka.common.KafkaFuture;

/** Waits for what the broker answers. */
final class Results {

  private static final int TIMEOUT_SECONDS = 30;

  private Results() {}

  /**
   * Returns the value of {@code future}.
   *
   * @throws IllegalStateException when the broker answers with an error or not at all
   */
  static <T> T of(KafkaFuture<T> future) {
    try {
      return future.get(TIMEOUT_SECONDS, TimeUnit.SECONDS);
    } catch (ExecutionException | TimeoutException e) {
      throw new IllegalStateException(e);
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      throw new IllegalStateException(e);
    }
  }
}
