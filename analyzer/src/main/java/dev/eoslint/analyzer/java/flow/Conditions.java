package dev.eoslint.analyzer.java.flow;

import dev.eoslint.analyzer.java.tree.Expression;
import dev.eoslint.analyzer.java.value.AbstractValue;
import dev.eoslint.analyzer.java.value.Flag;
import dev.eoslint.analyzer.java.value.HeapObject.Instance;
import dev.eoslint.analyzer.java.value.State;
import java.util.Optional;
import java.util.Set;

/**
 * Relates conditions to the flags that they test, so that a flag that is tested twice goes the same
 * way twice.
 */
final class Conditions {

  /** Stands for what the last call returned. */
  static final String RESULT = "last result";

  /** Beginnings of the names of methods that tell a lasting property. */
  private static final Set<String> PROPERTY_NAMES =
      Set.of("is", "get", "uses", "supports", "should");

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
    if (condition instanceof Expression.Unary unary && unary.operator().equals("!")) {
      assume(unary.operand(), !holds, at);
    } else if (condition instanceof Expression.Binary binary
        && binary.operator().equals(holds ? "&&" : "||")) {
      assume(binary.left(), holds, at);
      assume(binary.right(), holds, at);
    } else {
      test(condition, at).ifPresent(test -> test.note(holds, at.state()));
    }
  }

  /** A test of a flag. */
  private record Test(Flag flag, boolean negated) {

    Optional<Boolean> in(State state) {
      return state.assumed(flag).map(value -> value != negated);
    }

    void note(boolean holds, State state) {
      state.assume(flag, holds != negated);
    }
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
          .flatMap(expression -> flag(expression, at))
          .map(flag -> new Test(flag.ofNull(), negated));
    }
    return flag(condition, at).map(flag -> new Test(flag, false));
  }

  private static boolean isNull(Expression expression) {
    return expression instanceof Expression.Literal literal
        && literal.kind() == Expression.LiteralKind.NULL;
  }

  private static Optional<Flag> flag(Expression expression, Position at) {
    if (expression instanceof Expression.Name name) {
      return at.state().variable(name.identifier()).isPresent()
          ? Optional.of(at.state().localFlag(name.identifier()))
          : field(name.identifier(), at);
    } else if (expression instanceof Expression.Select select
        && select.scope() instanceof Expression.This) {
      return field(select.name(), at);
    } else if (expression instanceof Expression.Call call) {
      return property(call, at).or(() -> Optional.of(at.state().localFlag(RESULT)));
    }
    return Optional.empty();
  }

  private static Optional<Flag> field(String name, Position at) {
    AbstractValue self = at.frame().self();
    boolean declared =
        at.state().objects(self, Instance.class).stream()
            .anyMatch(instance -> instance.type().field(name).isPresent());
    return declared && self instanceof AbstractValue.Reference reference
        ? Optional.of(new Flag(reference.id(), false, name))
        : Optional.empty();
  }

  /** {@code config.isTransactional()} says the same each time; {@code iterator.hasNext()} not. */
  private static Optional<Flag> property(Expression.Call call, Position at) {
    boolean named =
        call.arguments().isEmpty() && PROPERTY_NAMES.stream().anyMatch(call.name()::startsWith);
    if (!named) {
      return Optional.empty();
    } else if (call.scope().isEmpty() || call.scope().get() instanceof Expression.This) {
      return at.frame().self() instanceof AbstractValue.Reference reference
          ? Optional.of(new Flag(reference.id(), false, call.name() + "()"))
          : Optional.empty();
    } else if (call.scope().get() instanceof Expression.Name name) {
      return at.state().variable(name.identifier()).isPresent()
          ? Optional.of(at.state().localFlag(name.identifier() + "." + call.name() + "()"))
          : field(name.identifier(), at)
              .map(flag -> new Flag(flag.owner(), false, flag.name() + "." + call.name() + "()"));
    }
    return Optional.empty();
  }
}
