package dev.eoslint.analyzer.java.flow;

import dev.eoslint.analyzer.java.tree.Expression;
import dev.eoslint.analyzer.java.value.AbstractValue;
import dev.eoslint.analyzer.java.value.Flag;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/** Follows flags that are an {@code AtomicBoolean}: methods set them, and other code may too. */
final class AtomicFlags {

  private static final Set<String> SETTERS =
      Set.of("set", "lazySet", "setPlain", "setRelease", "getAndSet", "compareAndSet");

  private AtomicFlags() {}

  /** {@code flag.set(true)} is an assignment. */
  static void noteSetter(Expression.Call call, List<AbstractValue> arguments, Position at) {
    if (arguments.isEmpty()) {
      return;
    }
    setBy(call, at)
        .ifPresent(
            flag -> {
              AbstractValue value = arguments.get(arguments.size() - 1);
              at.state().forgetFlag(flag);
              if (value.isKnown(true) || value.isKnown(false)) {
                at.state().protocol().assume(flag, value.isKnown(true));
              }
            });
  }

  /** What {@code code} sets when it runs is not known before. */
  static void forgetSet(Expression code, Position at) {
    new TreeWalk(
            part -> {
              if (part instanceof Expression.Call call) {
                setBy(call, at).ifPresent(at.state()::forgetFlag);
              }
            })
        .visit(code);
  }

  /** A flag that is given to a call may be set there. */
  static void forgetGiven(List<Expression> arguments, Position at) {
    for (Expression argument : arguments) {
      if (argument instanceof Expression.Name name
          && at.state().variable(name.identifier()).isPresent()) {
        held(name, at).ifPresent(at.state()::forgetFlag);
      }
    }
  }

  /**
   * Returns how {@code flag.compareAndSet(false, true)} or {@code flag.getAndSet(true)} comes out,
   * if this path says so; to be asked before the call sets the flag.
   */
  static Optional<Boolean> knownOfSwap(Expression condition, Position at) {
    if (!(condition instanceof Expression.Call call) || call.arguments().isEmpty()) {
      return Optional.empty();
    }
    Optional<Boolean> before = setBy(call, at).flatMap(at.state().protocol()::assumed);
    return switch (call.name()) {
      case "getAndSet" -> before;
      case "compareAndSet" ->
          before.flatMap(
              value -> literal(call.arguments().get(0)).map(expected -> value.equals(expected)));
      default -> Optional.empty();
    };
  }

  private static Optional<Boolean> literal(Expression expression) {
    return expression instanceof Expression.Literal literal
            && literal.kind() == Expression.LiteralKind.BOOLEAN
        ? Optional.of(Boolean.valueOf(literal.text()))
        : Optional.empty();
  }

  /** Returns the flag that {@code call} sets. */
  private static Optional<Flag> setBy(Expression.Call call, Position at) {
    return SETTERS.contains(call.name())
        ? call.scope().flatMap(object -> held(object, at))
        : Optional.empty();
  }

  /** Returns the flag that {@code object} holds: what its getter returns. */
  private static Optional<Flag> held(Expression object, Position at) {
    return TestedFlags.property(
        new Expression.Call(object.site(), Optional.of(object), "get", List.of()), at);
  }
}
