package dev.eoslint.analyzer.java.flow;

import dev.eoslint.analyzer.java.tree.Expression;
import dev.eoslint.analyzer.java.value.AbstractValue;
import dev.eoslint.analyzer.java.value.Flag;
import dev.eoslint.analyzer.java.value.HeapObject.Instance;
import dev.eoslint.analyzer.java.value.State;
import java.util.List;
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

  private static final Set<String> SETTERS =
      Set.of("set", "lazySet", "setPlain", "setRelease", "getAndSet", "compareAndSet");

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
      if (flag.equals(state.localFlag(RESULT))) {
        state.exclude(flag, holds == negated);
      } else {
        state.assume(flag, holds != negated);
      }
    }
  }

  /**
   * Notes that {@code target} now holds what the call in {@code value} returned, or its opposite.
   */
  static void bindResult(Expression value, Expression target, Position at) {
    boolean negated = value instanceof Expression.Unary unary && unary.operator().equals("!");
    Expression source = negated ? ((Expression.Unary) value).operand() : value;
    if (source instanceof Expression.Call) {
      flag(target, at).ifPresent(flag -> at.state().bindResult(RESULT, flag, negated));
    }
  }

  /** {@code flag.set(true)} of an {@code AtomicBoolean} is an assignment. */
  static void noteSetter(Expression.Call call, List<AbstractValue> arguments, Position at) {
    if (!SETTERS.contains(call.name()) || call.scope().isEmpty() || arguments.isEmpty()) {
      return;
    }
    Expression.Call getter =
        new Expression.Call(call.site(), call.scope(), "get", List.of(), call.nameSite());
    property(getter, at)
        .ifPresent(
            flag -> {
              AbstractValue value = arguments.get(arguments.size() - 1);
              at.state().forgetFlag(flag);
              if (value.isKnown(true) || value.isKnown(false)) {
                at.state().assume(flag, value.isKnown(true));
              }
            });
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
