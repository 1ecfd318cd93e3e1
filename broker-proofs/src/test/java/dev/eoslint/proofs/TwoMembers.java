package dev.eoslint.proofs;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.function.BooleanSupplier;
import java.util.function.Consumer;

/** Runs two consumers side by side until both are members of their group or one has failed. */
final class TwoMembers {

  private final Group group;
  private final AtomicBoolean failed = new AtomicBoolean();

  TwoMembers(Group group) {
    this.group = group;
  }

  /**
   * Runs them.
   *
   * @param first takes whether to go on
   * @param second takes whether to go on
   * @return what they failed with
   */
  List<Throwable> run(Consumer<BooleanSupplier> first, Consumer<BooleanSupplier> second) {
    ExecutorService threads = Executors.newFixedThreadPool(2);
    try {
      List<Future<?>> runs = List.of(threads.submit(start(first)), threads.submit(start(second)));
      List<Throwable> failures = new ArrayList<>();
      for (Future<?> run : runs) {
        try {
          run.get();
        } catch (ExecutionException e) {
          failures.add(e.getCause());
        } catch (InterruptedException e) {
          Thread.currentThread().interrupt();
          throw new IllegalStateException(e);
        }
      }
      return failures;
    } finally {
      threads.shutdown();
    }
  }

  private Runnable start(Consumer<BooleanSupplier> member) {
    return () -> {
      try {
        member.accept(
            Until.notYet(
                "two members or a failure",
                () -> failed.get() || (group.members() == 2 && group.isStable())));
      } catch (RuntimeException e) {
        failed.set(true);
        throw e;
      }
    };
  }
}
