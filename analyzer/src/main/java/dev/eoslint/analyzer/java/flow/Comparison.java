package dev.eoslint.analyzer.java.flow;

import dev.eoslint.analyzer.java.reach.TypeSymbol;
import dev.eoslint.analyzer.java.tree.Expression;
import java.util.Optional;
import java.util.function.Predicate;

/**
 * A comparison with {@code null} or with a constant of an enum, by an operator or by {@code
 * equals}.
 *
 * @param subject what is compared
 * @param constant the constant; absent for {@code null}
 * @param negated whether it asks for the opposite
 */
record Comparison(Expression subject, Optional<ConstantNames.Constant> constant, boolean negated) {

  /**
   * Returns the comparison that {@code condition} is.
   *
   * @param in the type whose code it is
   * @param isVariable whether a name is that of a local variable
   */
  static Optional<Comparison> in(
      Expression condition, TypeSymbol in, Predicate<String> isVariable) {
    if (condition instanceof Expression.Binary binary
        && (binary.operator().equals("==") || binary.operator().equals("!="))) {
      boolean negated = binary.operator().equals("!=");
      return of(binary.left(), binary.right(), negated, in, isVariable)
          .or(() -> of(binary.right(), binary.left(), negated, in, isVariable));
    } else if (condition instanceof Expression.Call call
        && call.name().equals("equals")
        && call.arguments().size() == 1) {
      return call.scope()
          .flatMap(scope -> byMethod(scope, call.arguments().get(0), in, isVariable));
    }
    return Optional.empty();
  }

  /** What another call returned is not the last result any more behind {@code equals}. */
  private static Optional<Comparison> byMethod(
      Expression left, Expression right, TypeSymbol in, Predicate<String> isVariable) {
    return of(left, right, false, in, isVariable)
        .or(() -> of(right, left, false, in, isVariable))
        .filter(comparison -> comparison.constant.isPresent())
        .filter(comparison -> comparison.subject instanceof Expression.Name);
  }

  private static Optional<Comparison> of(
      Expression subject,
      Expression other,
      boolean negated,
      TypeSymbol in,
      Predicate<String> isVariable) {
    if (other instanceof Expression.Literal literal
        && literal.kind() == Expression.LiteralKind.NULL) {
      return Optional.of(new Comparison(subject, Optional.empty(), negated));
    }
    return ConstantNames.named(other, in, isVariable)
        .map(constant -> new Comparison(subject, Optional.of(constant), negated));
  }
}
