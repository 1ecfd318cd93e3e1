package dev.eoslint.analyzer.java.value.jdk;

import dev.eoslint.analyzer.java.reach.JavaType;
import dev.eoslint.analyzer.java.value.AbstractValue;
import dev.eoslint.analyzer.java.value.Engine.Timing;
import dev.eoslint.analyzer.java.value.HeapObject.Closure;
import dev.eoslint.analyzer.java.value.HeapObject.Instance;
import dev.eoslint.analyzer.java.value.HeapObject.LibraryObject;
import dev.eoslint.analyzer.java.value.Invocation;
import dev.eoslint.analyzer.java.value.LibrarySemantics;
import dev.eoslint.analyzer.java.value.State;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/** Executors with one thread: their tasks run one after the other. */
final class ExecutorSemantics implements LibrarySemantics {

  private static final String EXECUTORS = "java.util.concurrent.Executors";
  private static final String ONE_THREAD = "executor with one thread";
  private static final Set<String> ALWAYS_ONE =
      Set.of("newSingleThreadExecutor", "newSingleThreadScheduledExecutor");
  private static final Set<String> WITH_NUMBER =
      Set.of("newFixedThreadPool", "newScheduledThreadPool");
  private static final Set<String> POOLS =
      Set.of(
          "java.util.concurrent.ThreadPoolExecutor",
          "java.util.concurrent.ScheduledThreadPoolExecutor");

  @Override
  public Optional<AbstractValue> call(Invocation invocation) {
    if (createsOneThread(invocation)) {
      return Optional.of(
          invocation
              .state()
              .reference(
                  new LibraryObject(
                      JavaType.library(ONE_THREAD), Optional.of(invocation.site()), Map.of())));
    } else if (invocation.isOn(ONE_THREAD)) {
      runOneAfterTheOther(invocation);
      return Optional.of(AbstractValue.opaque());
    }
    return Optional.empty();
  }

  private static boolean createsOneThread(Invocation invocation) {
    String method = invocation.method();
    if (invocation.isOn(EXECUTORS)) {
      return ALWAYS_ONE.contains(method) || (WITH_NUMBER.contains(method) && isOne(invocation, 0));
    }
    boolean pool = invocation.type().filter(type -> POOLS.contains(type.name())).isPresent();
    boolean fixed = invocation.arguments().size() == 1 || isOne(invocation, 1);
    return pool && method.equals("<init>") && isOne(invocation, 0) && fixed;
  }

  private static boolean isOne(Invocation invocation, int argument) {
    return invocation
        .argument(argument)
        .flatMap(AbstractValue::text)
        .filter("1"::equals)
        .isPresent();
  }

  private static void runOneAfterTheOther(Invocation invocation) {
    State state = invocation.state();
    for (AbstractValue argument : invocation.arguments()) {
      boolean task =
          state.object(argument, Closure.class).isPresent()
              || state.object(argument, Instance.class).isPresent();
      if (task) {
        invocation
            .engine()
            .run(argument, List.of(), state, invocation.frame().outOfLoops(), Timing.ELSEWHERE);
      }
    }
  }
}
