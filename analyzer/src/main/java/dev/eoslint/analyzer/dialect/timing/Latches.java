package dev.eoslint.analyzer.dialect.timing;

import dev.eoslint.analyzer.dialect.facts.ApplicationFacts;
import dev.eoslint.analyzer.java.reach.JavaType;
import dev.eoslint.analyzer.java.value.AbstractValue;
import dev.eoslint.analyzer.java.value.HeapObject;
import dev.eoslint.analyzer.java.value.HeapObject.Closure;
import dev.eoslint.analyzer.java.value.HeapObject.Instance;
import dev.eoslint.analyzer.java.value.HeapObject.LibraryObject;
import dev.eoslint.analyzer.java.value.Invocation;
import dev.eoslint.analyzer.java.value.State;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * {@code CountDownLatch}. A latch that is counted down by code which the same execution starts,
 * such as the callback of a send, says nothing on how long it takes.
 */
final class Latches {

  static final String TYPE = "java.util.concurrent.CountDownLatch";

  private final ApplicationFacts facts;

  Latches(ApplicationFacts facts) {
    this.facts = facts;
  }

  /** Returns a latch that can be told apart from others, if the call makes one. */
  static Optional<AbstractValue> create(Invocation invocation) {
    return invocation.creates(TYPE)
        ? Optional.of(
            invocation
                .state()
                .reference(
                    new LibraryObject(
                        JavaType.library(TYPE), Optional.of(invocation.site()), Map.of())))
        : Optional.empty();
  }

  /** Notes who counts down. */
  void observe(Invocation invocation) {
    if (invocation.calls(TYPE, "countDown")) {
      receivers(invocation).forEach(facts::addSignal);
    }
  }

  /** Returns whether the call waits for something that this execution has no part in. */
  boolean waitsForOthers(Invocation invocation) {
    List<Integer> latches = receivers(invocation);
    return invocation.calls(TYPE, "await")
        && latches.size() == 1
        && !facts.isSignalled(latches.get(0))
        && !isGivenAway(latches.get(0), invocation);
  }

  private static List<Integer> receivers(Invocation invocation) {
    return invocation.receiver().map(AbstractValue::references).orElseGet(List::of);
  }

  /** Objects and functions that hold the latch can count it down at any time. */
  private static boolean isGivenAway(int latch, Invocation invocation) {
    State state = invocation.state();
    List<Integer> self = invocation.frame().self().references();
    for (int id : state.objectIds()) {
      Optional<HeapObject> object = state.object(id);
      boolean holds =
          object
              .filter(Instance.class::isInstance)
              .filter(other -> !self.contains(id))
              .filter(other -> holds(((Instance) other).fields(), latch))
              .isPresent();
      boolean captures =
          object
              .filter(Closure.class::isInstance)
              .filter(function -> holds(((Closure) function).captured(), latch))
              .isPresent();
      if (holds || captures) {
        return true;
      }
    }
    return false;
  }

  private static boolean holds(Map<String, AbstractValue> values, int latch) {
    return values.values().stream().anyMatch(value -> value.references().contains(latch));
  }
}
