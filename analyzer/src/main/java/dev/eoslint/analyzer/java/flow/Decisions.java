package dev.eoslint.analyzer.java.flow;

import dev.eoslint.analyzer.java.value.AbstractValue;
import dev.eoslint.analyzer.java.value.Answer;
import dev.eoslint.analyzer.java.value.State;
import dev.eoslint.analyzer.model.Site;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;

/** Notes which way decisions on the answers to questions go. */
final class Decisions {

  private Decisions() {}

  /**
   * Notes in {@code state} that a condition held or not.
   *
   * @param site the condition
   * @param condition what it was evaluated to
   */
  static void note(Site site, AbstractValue condition, boolean taken, State state) {
    for (int source : condition.sources()) {
      Optional<Boolean> yes =
          condition
              .reply()
              .filter(reply -> reply.question() == source)
              .map(reply -> taken != reply.negated());
      answer(source, state)
          .ifPresent(
              answer ->
                  state.setStatus(source, answer.with(site, new Answer.Decision(taken, yes))));
    }
  }

  /**
   * Returns the questions whose answers went different ways on {@code states}: what differs between
   * those paths depends on them.
   */
  static Set<Integer> dividing(List<State> states) {
    Set<Integer> found = new TreeSet<>();
    for (State state : states) {
      for (int object : state.objectsWithStatus()) {
        Optional<Answer> here = answer(object, state);
        boolean divides =
            here.isPresent()
                && states.stream().anyMatch(other -> !answer(object, other).equals(here));
        if (divides) {
          found.add(object);
        }
      }
    }
    return found;
  }

  /** Returns the questions whose answers flow into {@code value}. */
  static Set<Integer> questions(AbstractValue value, State state) {
    Set<Integer> found = new TreeSet<>();
    value.sources().stream()
        .filter(source -> answer(source, state).isPresent())
        .forEach(found::add);
    return found;
  }

  private static Optional<Answer> answer(int object, State state) {
    return state.statuses(object).stream()
        .filter(Answer.class::isInstance)
        .map(Answer.class::cast)
        .findFirst();
  }
}
