package dev.eoslint.analyzer.java.flow;

import dev.eoslint.analyzer.java.tree.Expression;
import dev.eoslint.analyzer.java.value.Flag;
import dev.eoslint.analyzer.java.value.State;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicBoolean;

/**
 * Relates conditions to the flags that they test, so that a flag that is tested twice goes the same
 * way twice.
 */
final class Conditions {

  private Conditions() {}

  /** Returns how {@code condition} comes out, if an assumption of this path says so. */
  static Optional<Boolean> known(Expression condition, Position at) {
    if (condition instanceof Expression.Unary unary && unary.operator().equals("!")) {
      return known(unary.operand(), at).map(value -> !value);
    }
    return test(condition, at).flatMap(test -> test.in(at.state()));
  }

  /** Notes in the state that {@code condition} held or not. */
  static void assume(Expression condition, boolean holds, Position at) {
    test(condition, at).ifPresent(test -> test.note(holds, at.state()));
  }

  /** A test of a flag. */
  private record Test(Flag flag, boolean negated) {

    Optional<Boolean> in(State state) {
      return state.assumed(flag).map(value -> value != negated);
    }

    /** What a call returned says nothing of what the next call returns. */
    void note(boolean holds, State state) {
      if (flag.equals(CallResults.last(state))) {
        state.exclude(flag, holds == negated);
      } else {
        state.assume(flag, holds != negated);
      }
    }
  }

  /**
   * Returns whether {@code condition} reads more than local variables, which only this code sets.
   */
  static boolean isSetElsewhere(Expression condition, Position at) {
    AtomicBoolean found = new AtomicBoolean();
    new TreeWalk(
            part -> {
              boolean field =
                  part instanceof Expression.Name name
                      && at.state().variable(name.identifier()).isEmpty();
              if (field || part instanceof Expression.Select || part instanceof Expression.Call) {
                found.set(true);
              }
            })
        .visit(condition);
    return found.get();
  }

  /**
   * Forgets the properties that {@code condition} tests: a loop ends when another thread sets them.
   */
  static void doubt(Expression condition, Position at) {
    new TreeWalk(
            part -> {
              if (part instanceof Expression.Call call) {
                TestedFlags.property(call, at).ifPresent(at.state()::doubt);
              }
            })
        .visit(condition);
  }

  private static Optional<Test> test(Expression condition, Position at) {
    if (condition instanceof Expression.Binary binary
        && (binary.operator().equals("==") || binary.operator().equals("!="))) {
      boolean negated = binary.operator().equals("!=");
      Optional<Expression> tested =
          isNull(binary.right())
              ? Optional.of(binary.left())
              : Optional.of(binary.right()).filter(any -> isNull(binary.left()));
      return tested
          .flatMap(expression -> TestedFlags.flag(expression, at))
          .map(flag -> new Test(flag.whetherNull(), negated));
    }
    return TestedFlags.flag(condition, at).map(flag -> new Test(flag, false));
  }

  private static boolean isNull(Expression expression) {
    return expression instanceof Expression.Literal literal
        && literal.kind() == Expression.LiteralKind.NULL;
  }
}
