package dev.eoslint.analyzer.java.flow;

import dev.eoslint.analyzer.java.reach.TypeSymbol;
import dev.eoslint.analyzer.java.tree.Expression;
import dev.eoslint.analyzer.java.tree.Statement;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Predicate;

/**
 * Tells expressions that choose among values of which flags tell which one it is: booleans, {@code
 * null} and constants of enums.
 *
 * @param type the type whose code it is
 * @param isVariable whether a name is that of a local variable
 */
record ConstantChoices(TypeSymbol type, Predicate<String> isVariable) {

  /** Returns whether each value that {@code choice} chooses is one that flags tell. */
  boolean areIn(Expression.Conditional choice) {
    return isTold(choice.whenTrue()) && isTold(choice.whenFalse());
  }

  /** Returns whether each value that {@code choice} chooses is one that flags tell. */
  boolean areIn(Expression.Switch choice) {
    return hasConstantLabels(choice)
        && choice.cases().stream()
            .allMatch(each -> yields(each.body()).stream().allMatch(this::isTold));
  }

  /** Returns whether {@code choice} asks for constants, and not for types. */
  static boolean hasConstantLabels(Expression.Switch choice) {
    return choice.cases().stream().allMatch(each -> each.isDefault() || !each.labels().isEmpty());
  }

  private static List<Expression> yields(List<Statement> body) {
    List<Expression> values = new ArrayList<>();
    TreeWalk walk =
        new TreeWalk(
            statement -> {
              if (statement instanceof Statement.Yield yield) {
                values.add(yield.value());
              }
            },
            expression -> {});
    body.forEach(walk::visit);
    return values;
  }

  private boolean isTold(Expression value) {
    boolean literal =
        value instanceof Expression.Literal each
            && (each.kind() == Expression.LiteralKind.BOOLEAN
                || each.kind() == Expression.LiteralKind.NULL);
    return literal || ConstantNames.named(value, type, isVariable).isPresent();
  }
}
