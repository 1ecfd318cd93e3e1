package dev.eoslint.analyzer.java.flow;

import dev.eoslint.analyzer.java.tree.Expression;
import dev.eoslint.analyzer.java.value.State;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.atomic.AtomicBoolean;

/**
 * Relates conditions to the flags that they test, so that a flag that is tested twice goes the same
 * way twice.
 */
final class Conditions {

  private Conditions() {}

  /** Returns how {@code condition} comes out, if an assumption of this path says so. */
  static Optional<Boolean> known(Expression condition, Position at) {
    return TestedFlags.tests(condition, at).stream()
        .flatMap(test -> known(test, at.state()).stream())
        .findFirst();
  }

  private static Optional<Boolean> known(TestedFlags.Test test, State state) {
    return selection(test, state)
        .map(selection -> selection.is(test.constant().orElseThrow().name()))
        .orElseGet(() -> state.protocol().assumed(test.flag()))
        .map(value -> value != test.negated());
  }

  /** Notes in the state that {@code condition} held or not. */
  static void assume(Expression condition, boolean holds, Position at) {
    for (TestedFlags.Test test : TestedFlags.tests(condition, at)) {
      boolean value = holds != test.negated();
      selection(test, at.state())
          .ifPresentOrElse(
              selection -> note(selection, test, value),
              () -> CallResults.note(test.flag(), value, at.state()));
    }
  }

  private static void note(Selection selection, TestedFlags.Test test, boolean value) {
    String constant = test.constant().orElseThrow().name();
    if (value) {
      selection.assumeOneOf(Set.of(constant));
    } else {
      selection.assumeIsNot(constant);
    }
  }

  private static Optional<Selection> selection(TestedFlags.Test test, State state) {
    return test.constant()
        .flatMap(constant -> Selection.of(List.of(test.flag()), constant.type(), state));
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
   * Forgets the properties and the constants of fields that {@code condition} tests: a loop ends
   * when another thread sets them.
   */
  static void doubt(Expression condition, Position at) {
    new TreeWalk(
            part -> {
              if (part instanceof Expression.Call call) {
                TestedFlags.property(call, at).ifPresent(at.state().protocol()::doubt);
              }
              TestedFlags.tests(part, at).stream()
                  .filter(test -> !test.flag().local())
                  .flatMap(test -> selection(test, at.state()).stream())
                  .forEach(Selection::doubt);
            })
        .visit(condition);
  }
}
