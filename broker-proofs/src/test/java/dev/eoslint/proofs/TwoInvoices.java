package dev.eoslint.proofs;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.Future;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.function.Function;

/** Two invoices that are written at the same time, however the threads are scheduled. */
final class TwoInvoices {

  private final CompletableFuture<List<Future<?>>> written = new CompletableFuture<>();
  private final AtomicBoolean begunA = new AtomicBoolean();
  private final AtomicBoolean begunB = new AtomicBoolean();

  /**
   * Has both written.
   *
   * @param writer gives each to a thread
   * @return what the threads failed with
   */
  List<Throwable> write(Function<List<Iterable<String>>, List<Future<?>>> writer) {
    Iterable<String> a = invoice("a", begunA, 1, begunB);
    Iterable<String> b = invoice("b", begunB, 0, begunA);
    written.complete(writer.apply(List.of(a, b)));
    List<Throwable> failures = new ArrayList<>();
    for (Future<?> future : written.join()) {
      try {
        future.get();
      } catch (ExecutionException e) {
        failures.add(e.getCause());
      } catch (InterruptedException e) {
        Thread.currentThread().interrupt();
        throw new IllegalStateException(e);
      }
    }
    return failures;
  }

  /** An invoice that gives its second item when the other has begun too, or can no longer. */
  private Iterable<String> invoice(
      String name, AtomicBoolean begun, int other, AtomicBoolean otherBegun) {
    String first = name + "1";
    String second = name + "2";
    return () -> {
      begun.set(true);
      return Conversion.lazily(
              Conversion.meeting(
                  second,
                  () ->
                      Until.holds(
                          "the other invoice is at hand",
                          () -> otherBegun.get() || written.join().get(other).isDone())),
              first,
              second)
          .iterator();
    };
  }
}
