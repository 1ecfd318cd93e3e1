package dev.eoslint.analyzer.java.flow;

import dev.eoslint.analyzer.java.tree.Expression;
import dev.eoslint.analyzer.java.value.AbstractValue;
import dev.eoslint.analyzer.java.value.State;
import dev.eoslint.analyzer.java.value.Status;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Splits a path at a condition, following {@code !}, {@code &&} and {@code ||} inside of it. */
final class Branching {

  private final Interpreter interpreter;

  Branching(Interpreter interpreter) {
    this.interpreter = interpreter;
  }

  /**
   * The ways behind a condition.
   *
   * @param whenTrue the states in which it holds
   * @param whenFalse the states in which it does not
   * @param value what flows into the condition
   */
  record Ways(List<State> whenTrue, List<State> whenFalse, AbstractValue value) {

    private static Ways nowhere() {
      return new Ways(List.of(), List.of(), AbstractValue.opaque());
    }

    /** Returns whether both outcomes are possible. */
    boolean isOpen() {
      return !whenTrue.isEmpty() && !whenFalse.isEmpty();
    }

    private Ways swapped() {
      return new Ways(whenFalse, whenTrue, value.saying(true));
    }
  }

  /** Evaluates {@code condition}; the state of {@code at} must not be used afterwards. */
  Ways split(Expression condition, Position at) {
    if (condition instanceof Expression.Unary unary && unary.operator().equals("!")) {
      return split(unary.operand(), at).swapped();
    } else if (condition instanceof Expression.Binary binary && binary.operator().equals("&&")) {
      return both(binary, at);
    } else if (condition instanceof Expression.Binary binary && binary.operator().equals("||")) {
      return either(binary, at);
    }
    return simple(condition, at);
  }

  private Ways both(Expression.Binary binary, Position at) {
    Ways left = split(binary.left(), at);
    Optional<State> holds = State.join(left.whenTrue());
    if (holds.isEmpty()) {
      return left;
    }
    Ways right = split(binary.right(), at.with(holds.get()));
    List<State> fails = new ArrayList<>(left.whenFalse());
    fails.addAll(right.whenFalse());
    return new Ways(right.whenTrue(), fails, together(left, right));
  }

  private Ways either(Expression.Binary binary, Position at) {
    Ways left = split(binary.left(), at);
    Optional<State> fails = State.join(left.whenFalse());
    if (fails.isEmpty()) {
      return left;
    }
    Ways right = split(binary.right(), at.with(fails.get()));
    List<State> holds = new ArrayList<>(left.whenTrue());
    holds.addAll(right.whenTrue());
    return new Ways(holds, right.whenFalse(), together(left, right));
  }

  private static AbstractValue together(Ways left, Ways right) {
    return AbstractValue.derivedFrom(AbstractValue.union(List.of(left.value(), right.value())));
  }

  private Ways simple(Expression condition, Position at) {
    Optional<Boolean> swap = AtomicFlags.knownOfSwap(condition, at);
    AbstractValue value = interpreter.evaluate(condition, at);
    State state = at.state();
    if (!state.isReachable()) {
      return Ways.nowhere();
    }
    Optional<Boolean> outcome = swap.or(() -> outcome(condition, value, at));
    if (outcome.isPresent()) {
      return outcome.get()
          ? new Ways(List.of(state), List.of(), value)
          : new Ways(List.of(), List.of(state), value);
    }
    if (interpreter.exceptionTypes().isLookedAt(condition, state)) {
      state.changeAllStatuses(Status::whenPerhapsToldApart);
    }
    State otherwise = state.fork();
    Decisions.note(condition.site(), value, true, state);
    Decisions.note(condition.site(), value, false, otherwise);
    Conditions.assume(condition, true, at);
    Conditions.assume(condition, false, at.with(otherwise));
    return new Ways(List.of(state), List.of(otherwise), value);
  }

  private static Optional<Boolean> outcome(Expression condition, AbstractValue value, Position at) {
    if (value.isKnown(true) || value.isKnown(false)) {
      return Optional.of(value.isKnown(true));
    }
    return Conditions.known(condition, at);
  }
}
