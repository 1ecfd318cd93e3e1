package dev.eoslint.analyzer.java.flow;

import dev.eoslint.analyzer.java.reach.TypeSymbol;
import dev.eoslint.analyzer.java.tree.Expression;
import dev.eoslint.analyzer.java.tree.Statement;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.atomic.AtomicBoolean;

/** Tells the conditions that ask for a number of things from those that ask for a time. */
final class Counts {

  private static final Set<String> REACHED = Set.of(">=", ">", "==");

  private Counts() {}

  /**
   * Returns the number that a count has to reach for {@code condition} to hold, or a multiple of
   * which it has to be; nothing if no count decides.
   *
   * @param type the type that the condition is written in
   */
  static Optional<Expression> limit(Expression condition, TypeSymbol type) {
    if (!(condition instanceof Expression.Binary binary)) {
      return Optional.empty();
    } else if (binary.operator().equals("&&")) {
      return limit(binary.left(), type).or(() -> limit(binary.right(), type));
    } else if (!REACHED.contains(binary.operator()) || !isCount(binary.left(), type)) {
      return Optional.empty();
    }
    return Optional.of(
        binary.left() instanceof Expression.Binary remainder ? remainder.right() : binary.right());
  }

  private static boolean isCount(Expression side, TypeSymbol type) {
    if (side instanceof Expression.Name name) {
      return isCounter(name.identifier(), type);
    } else if (side instanceof Expression.Call call) {
      return call.name().equals("size") && call.arguments().isEmpty();
    }
    return side instanceof Expression.Binary remainder
        && remainder.operator().equals("%")
        && isCount(remainder.left(), type);
  }

  /** A loop over elements counts them; a number that each round of a poll raises is a time. */
  private static boolean isCounter(String name, TypeSymbol type) {
    AtomicBoolean counted = new AtomicBoolean();
    new TreeWalk(
            statement -> {
              if (statement instanceof Statement.Loop loop
                  && loop.element().isPresent()
                  && raises(name, loop.body())) {
                counted.set(true);
              }
            },
            part -> {})
        .visit(type.declaration());
    return counted.get();
  }

  private static boolean raises(String name, Statement body) {
    AtomicBoolean raised = new AtomicBoolean();
    new TreeWalk(
            part -> {
              if (part instanceof Expression.Unary unary
                  && unary.operator().contains("++")
                  && unary.operand() instanceof Expression.Name operand
                  && operand.identifier().equals(name)) {
                raised.set(true);
              }
            })
        .visit(body);
    return raised.get();
  }
}
