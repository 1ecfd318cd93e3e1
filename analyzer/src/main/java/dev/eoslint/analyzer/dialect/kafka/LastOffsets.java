package dev.eoslint.analyzer.dialect.kafka;

import dev.eoslint.analyzer.dialect.facts.ApplicationFacts;
import dev.eoslint.analyzer.java.value.AbstractValue;
import dev.eoslint.analyzer.java.value.HeapObject.Closure;
import dev.eoslint.analyzer.java.value.Invocation;
import dev.eoslint.analyzer.java.value.Sources;
import dev.eoslint.analyzer.java.value.State;
import dev.eoslint.analyzer.java.value.Status;
import dev.eoslint.analyzer.model.PollingFault;
import java.util.Set;

/** Offsets of the last processed record where the offset of the next one is needed. */
final class LastOffsets {

  private LastOffsets() {}

  /** Notes what {@code invocation} commits of such offsets. */
  static void committed(Invocation invocation, ApplicationFacts facts) {
    State state = invocation.state();
    boolean givesOffsets =
        invocation.argument(0).filter(first -> !isCallback(first, state)).isPresent();
    if (!givesOffsets) {
      return;
    }
    Set<Integer> given = Sources.reachable(invocation.arguments().get(0), state);
    for (int object : given) {
      for (Status status : state.statuses(object)) {
        if (status instanceof OffsetStatus.LastOffset last) {
          facts
              .protocol()
              .addPollingFault(
                  new PollingFault(
                      PollingFault.Kind.OFFSET_OF_LAST_RECORD,
                      last.creation(),
                      invocation.site(),
                      invocation.frame().path()));
        }
      }
    }
  }

  private static boolean isCallback(AbstractValue argument, State state) {
    return state.object(argument, Closure.class).isPresent();
  }
}
