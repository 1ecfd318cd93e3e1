package dev.eoslint.analyzer.java.flow;

import dev.eoslint.analyzer.java.value.Frame;
import dev.eoslint.analyzer.java.value.State;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * Where execution stands.
 *
 * @param state what is known here; changed in place
 * @param frame the code that runs
 * @param exits where execution leaves to
 */
record Position(State state, Frame frame, Exits exits) {

  Position with(State other) {
    return new Position(other, frame, exits);
  }

  Position with(Frame other) {
    return new Position(state, other, exits);
  }

  Position with(Exits other) {
    return new Position(state, frame, other);
  }

  /** Goes on where {@code states} meet; returns whether there is any. */
  boolean goOn(List<State> states) {
    List<State> reachable = new ArrayList<>(states);
    reachable.removeIf(each -> !each.isReachable());
    Optional<State> joined = State.meeting(reachable);
    joined.ifPresent(state::become);
    return joined.isPresent();
  }
}
