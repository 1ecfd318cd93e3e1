package dev.eoslint.analyzer.java.flow;

import dev.eoslint.analyzer.java.tree.Expression;
import dev.eoslint.analyzer.java.value.AbstractValue;
import dev.eoslint.analyzer.java.value.Flag;
import dev.eoslint.analyzer.java.value.State;
import java.util.List;
import java.util.Optional;

/** Follows what calls return in flags of their own, until something takes it or it is dropped. */
final class CallResults {

  private static final String LAST = "last result";
  private static final String RETURNED = "returned value";

  private CallResults() {}

  /** Returns the flag that stands for what the last call returned. */
  static Flag last(State state) {
    return state.localFlag(LAST);
  }

  /**
   * Notes that {@code target} now holds what the call in {@code value} returned, or its opposite.
   */
  static void bind(Expression value, Expression target, Position at) {
    boolean negated = isNegated(value);
    if (unnegated(value) instanceof Expression.Call) {
      TestedFlags.flag(target, at).ifPresent(flag -> at.state().bindResult(LAST, flag, negated));
    }
  }

  /** Notes that the current call returns {@code result}, to which {@code value} evaluates. */
  static void bindReturned(Optional<Expression> value, AbstractValue result, Position at) {
    Flag returned = at.state().localFlag(RETURNED);
    at.state().assign(RETURNED, result);
    value.ifPresent(
        expression ->
            TestedFlags.flag(unnegated(expression), at)
                .ifPresent(flag -> at.state().copyFlag(flag, returned, isNegated(expression))));
  }

  /**
   * Returns what a call returns, whose ways to return meet in {@code state}: an object can have
   * another name there than where it was returned.
   */
  static AbstractValue joined(List<AbstractValue> results, State state) {
    AbstractValue result = AbstractValue.join(results);
    return result.references().isEmpty() ? result : state.variable(RETURNED).orElse(result);
  }

  private static boolean isNegated(Expression value) {
    return value instanceof Expression.Unary unary && unary.operator().equals("!");
  }

  private static Expression unnegated(Expression value) {
    return value instanceof Expression.Unary unary && unary.operator().equals("!")
        ? unary.operand()
        : value;
  }

  /** Goes back to the caller, for which what the current call returned is the last result. */
  static void handOver(State state, State.Locals caller) {
    state.restore(caller, RETURNED, LAST);
  }

  /** Says that what the last call returned tells nothing, as after a call that is not followed. */
  static void forget(State state) {
    state.forgetFlag(last(state));
  }
}
