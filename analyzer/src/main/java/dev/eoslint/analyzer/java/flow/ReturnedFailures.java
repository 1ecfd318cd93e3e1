package dev.eoslint.analyzer.java.flow;

import dev.eoslint.analyzer.java.value.AbstractValue;
import dev.eoslint.analyzer.java.value.State;
import dev.eoslint.analyzer.java.value.Status;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * Failures that a method tells its caller of by what it returns: a constant of an enum, a number,
 * an {@code Optional}. The caller may deal with them, in a way that flags do not follow.
 */
final class ReturnedFailures {

  private ReturnedFailures() {}

  /**
   * Forgets the failures on those ways whose result no way without a failure returns too. Where all
   * ways have one, it was there before the method was called, which then says nothing of it.
   */
  static void forget(Exits exits) {
    if (exits.returned().size() < 2
        || exits.returned().stream().allMatch(ReturnedFailures::isFailed)) {
      return;
    }
    Map<Object, List<State>> byResult = new LinkedHashMap<>();
    for (int index = 0; index < exits.returned().size(); index++) {
      State state = exits.returned().get(index);
      byResult
          .computeIfAbsent(key(exits.results().get(index), state), result -> new ArrayList<>())
          .add(state);
    }
    byResult.values().stream()
        .filter(states -> states.stream().allMatch(ReturnedFailures::isFailed))
        .flatMap(List::stream)
        .forEach(state -> state.changeAllStatuses(Status::whenPerhapsToldApart));
  }

  /** A constant of an enum is another object on each way that meets it first. */
  private static Object key(AbstractValue result, State state) {
    Optional<String> constant = EnumConstants.name(result, state);
    return constant.isPresent() ? constant.get() : result;
  }

  private static boolean isFailed(State state) {
    return state.objectsWithStatus().stream()
        .flatMap(object -> state.statuses(object).stream())
        .anyMatch(status -> !status.whenPerhapsToldApart().equals(status));
  }
}
