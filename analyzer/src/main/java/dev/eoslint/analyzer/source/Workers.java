package dev.eoslint.analyzer.source;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.FutureTask;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.atomic.AtomicReferenceArray;
import java.util.function.BiFunction;
import java.util.function.Function;
import java.util.function.Supplier;
import java.util.stream.IntStream;

/** Works on many items at the same time. */
public final class Workers {

  private Workers() {}

  /**
   * Applies a function to all items on several threads.
   *
   * @param itemsPerThread how many items make it worth to start one more thread
   * @return the results in the order of the items
   * @throws IllegalStateException when the calling thread is interrupted
   */
  public static <T, R> List<R> map(List<T> items, int itemsPerThread, Function<T, R> function) {
    return map(items, itemsPerThread, () -> function, (item, each) -> each.apply(item));
  }

  /**
   * Applies a function to all items on several threads, each of which has something of its own.
   *
   * @param itemsPerThread how many items make it worth to start one more thread
   * @param own makes what one thread uses for all its items, such as a buffer
   * @return the results in the order of the items
   * @throws IllegalStateException when the calling thread is interrupted
   */
  static <T, C, R> List<R> map(
      List<T> items, int itemsPerThread, Supplier<C> own, BiFunction<T, C, R> function) {
    AtomicReferenceArray<R> results = new AtomicReferenceArray<>(items.size());
    AtomicInteger next = new AtomicInteger();
    Runnable work =
        () -> {
          C mine = own.get();
          int index = next.getAndIncrement();
          while (index < items.size()) {
            results.set(index, function.apply(items.get(index), mine));
            index = next.getAndIncrement();
          }
        };
    // Threads of our own, for those that all programs share may all wait for us.
    int threads =
        Math.min(Runtime.getRuntime().availableProcessors(), items.size() / itemsPerThread);
    List<FutureTask<Void>> helpers = start(threads - 1, work);
    work.run();
    helpers.forEach(Workers::await);
    return IntStream.range(0, items.size()).mapToObj(results::get).toList();
  }

  private static List<FutureTask<Void>> start(int threads, Runnable work) {
    List<FutureTask<Void>> started = new ArrayList<>();
    for (int number = 0; number < threads; number++) {
      FutureTask<Void> task = new FutureTask<>(work, null);
      Thread thread = new Thread(task, "eoslint-reader");
      thread.setDaemon(true);
      thread.start();
      started.add(task);
    }
    return started;
  }

  private static void await(FutureTask<Void> task) {
    try {
      task.get();
    } catch (InterruptedException interrupted) {
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
