package dev.eoslint.analyzer.java.flow;

import dev.eoslint.analyzer.java.tree.Expression;
import dev.eoslint.analyzer.java.value.AbstractValue;
import dev.eoslint.analyzer.java.value.Flag;
import dev.eoslint.analyzer.java.value.Locals;
import dev.eoslint.analyzer.java.value.State;
import dev.eoslint.analyzer.java.value.Status;
import java.util.List;
import java.util.Optional;

/** Follows what calls return in flags of their own, until something takes it or it is dropped. */
final class CallResults {

  private static final String LAST = "last result";
  private static final String RETURNED = "returned value";
  private static final String CHOSEN = "chosen value";

  private CallResults() {}

  /** Returns the flag that stands for what the last call returned. */
  static Flag last(State state) {
    return state.localFlag(LAST);
  }

  /**
   * Notes that {@code target} now holds what the call in {@code value} returned, or its opposite.
   */
  static void bind(Expression value, Expression target, Position at) {
    Optional<Flag> held = TestedFlags.flag(target, at);
    if (held.isEmpty()) {
      return;
    }
    for (TestedFlags.Test test : TestedFlags.tests(value, at)) {
      if (isLast(test.flag(), at.state())) {
        at.state().protocol().moveFlag(test.flag(), held.get(), test.negated());
      } else if (test.isComparison()) {
        at.state().protocol().copyFlag(test.flag(), held.get(), test.negated());
      }
    }
  }

  /** Notes that the current call returns {@code result}, to which {@code value} evaluates. */
  static void bindReturned(Optional<Expression> value, AbstractValue result, Position at) {
    at.state().assign(RETURNED, result);
    value.ifPresent(expression -> copy(expression, RETURNED, at));
  }

  /**
   * Returns what a call returns, whose ways to return meet in {@code state}: an object can have
   * another name there than where it was returned.
   */
  static AbstractValue joined(List<AbstractValue> results, State state) {
    AbstractValue result = AbstractValue.join(results);
    return result.references().isEmpty() ? result : state.variable(RETURNED).orElse(result);
  }

  private static void copy(Expression value, String variable, Position at) {
    Flag flag = at.state().localFlag(variable);
    TestedFlags.tests(value, at)
        .forEach(test -> at.state().protocol().copyFlag(test.flag(), flag, test.negated()));
  }

  /** Forgets the failures of which what the current call returns does not tell. */
  static void forgetFailuresNotTold(State state) {
    state
        .protocol()
        .changeNotToldApartBy(List.of(state.localFlag(RETURNED)), Status::whenPerhapsToldApart);
  }

  /** Notes what {@code flag} is. What a call returned says nothing of what the next one returns. */
  static void note(Flag flag, boolean value, State state) {
    if (isLast(flag, state)) {
      state.protocol().exclude(flag, !value);
    } else {
      state.protocol().assume(flag, value);
    }
  }

  /**
   * Notes that one way through an expression that chooses a value chooses {@code chosen}, which
   * evaluates to {@code value}.
   */
  static void bindChosen(Expression chosen, AbstractValue value, Position at) {
    at.state().assign(CHOSEN, value);
    copy(chosen, CHOSEN, at);
  }

  /** Says that nothing takes what was chosen. */
  static void dropChosen(State state) {
    state.remove(CHOSEN);
  }

  /** Lets what an expression chose take the place of what the last call returned. */
  static void handOverChosen(State state) {
    state.protocol().moveFlag(state.localFlag(CHOSEN), last(state), false);
    dropChosen(state);
  }

  private static boolean isLast(Flag flag, State state) {
    return flag.isAbout(last(state));
  }

  /** Goes back to the caller, for which what the current call returned is the last result. */
  static void handOver(State state, Locals caller) {
    state.restore(caller, RETURNED, LAST);
  }

  /** Goes back to the caller, for which the last result is that of the current call. */
  static void passOn(State state, Locals caller) {
    state.restore(caller, LAST, LAST);
  }

  /** Says that what the last call returned tells nothing, as after a call that is not followed. */
  static void forget(State state) {
    state.forgetFlag(last(state));
  }
}
