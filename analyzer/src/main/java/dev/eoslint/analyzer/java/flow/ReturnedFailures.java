package dev.eoslint.analyzer.java.flow;

import dev.eoslint.analyzer.java.value.AbstractValue;
import dev.eoslint.analyzer.java.value.State;
import dev.eoslint.analyzer.java.value.Status;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * Failures that a method tells its caller of by what it returns: a constant of an enum, a number,
 * an {@code Optional}. Where flags do not follow it, the caller may deal with them all the same.
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
    Map<AbstractValue, List<State>> byResult = new LinkedHashMap<>();
    for (int index = 0; index < exits.returned().size(); index++) {
      State state = exits.returned().get(index);
      byResult.computeIfAbsent(exits.results().get(index), result -> new ArrayList<>()).add(state);
    }
    byResult.values().stream()
        .filter(states -> states.stream().allMatch(ReturnedFailures::isFailed))
        .flatMap(List::stream)
        .forEach(state -> state.changeAllStatuses(Status::whenPerhapsToldApart));
  }

  /**
   * Forgets the failures on those ways of which flags do not tell with which constants they return:
   * a result that is not known may stand for them.
   */
  static void forgetUntold(Exits exits) {
    for (int index = 0; index < exits.returned().size(); index++) {
      AbstractValue result = exits.results().get(index);
      State state = exits.returned().get(index);
      if (!isOne(result, state)) {
        CallResults.forgetFailuresNotTold(state);
      }
    }
  }

  private static boolean isOne(AbstractValue result, State state) {
    return result instanceof AbstractValue.Null || EnumConstants.name(result, state).isPresent();
  }

  private static boolean isFailed(State state) {
    return state.objectsWithStatus().stream()
        .flatMap(object -> state.statuses(object).stream())
        .anyMatch(status -> !status.whenPerhapsToldApart().equals(status));
  }
}
