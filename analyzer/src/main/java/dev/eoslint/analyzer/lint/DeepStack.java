package dev.eoslint.analyzer.lint;

import java.util.concurrent.Callable;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.FutureTask;
import java.util.function.Supplier;

/** Runs work on a thread whose stack is deep enough for deeply nested sources. */
final class DeepStack {

  /** Only pages that are touched cost memory. */
  private static final long BYTES = 256L << 20;

  private DeepStack() {}

  /**
   * Returns what {@code work} returns and throws what it throws.
   *
   * @throws IllegalStateException when the calling thread is interrupted
   */
  static <T> T call(Supplier<T> work) {
    Callable<T> callable = work::get;
    FutureTask<T> task = new FutureTask<>(callable);
    Thread thread = new Thread(null, task, "eoslint", BYTES);
    thread.setDaemon(true);
    thread.start();
    try {
      return task.get();
    } catch (InterruptedException interrupted) {
      thread.interrupt();
      Thread.currentThread().interrupt();
      throw new IllegalStateException("The run was interrupted.", interrupted);
    } catch (ExecutionException failure) {
      if (failure.getCause() instanceof Error error) {
        throw error;
      }
      throw (RuntimeException) failure.getCause();
    }
  }
}
