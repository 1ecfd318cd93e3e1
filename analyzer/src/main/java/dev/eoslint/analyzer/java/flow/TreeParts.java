package dev.eoslint.analyzer.java.flow;

import dev.eoslint.analyzer.java.tree.Expression;
import java.util.ArrayList;
import java.util.List;

/** The expressions that an expression consists of, where it consists of nothing else. */
final class TreeParts {

  private TreeParts() {}

  /**
   * Returns the parts of {@code expression}, in the order of the source; none of code and classes
   * inside of it.
   */
  static List<Expression> of(Expression expression) {
    if (expression instanceof Expression.Select select) {
      return List.of(select.scope());
    } else if (expression instanceof Expression.Call call) {
      List<Expression> parts = new ArrayList<>(call.scope().stream().toList());
      parts.addAll(call.arguments());
      return parts;
    } else if (expression instanceof Expression.MethodReference reference) {
      return List.of(reference.scope());
    } else if (expression instanceof Expression.Assignment assignment) {
      return List.of(assignment.target(), assignment.value());
    } else if (expression instanceof Expression.Binary binary) {
      return List.of(binary.left(), binary.right());
    } else if (expression instanceof Expression.Unary unary) {
      return List.of(unary.operand());
    }
    return ofRest(expression);
  }

  private static List<Expression> ofRest(Expression expression) {
    if (expression instanceof Expression.Conditional conditional) {
      return List.of(conditional.condition(), conditional.whenTrue(), conditional.whenFalse());
    } else if (expression instanceof Expression.Cast cast) {
      return List.of(cast.operand());
    } else if (expression instanceof Expression.InstanceOf test) {
      return List.of(test.operand());
    } else if (expression instanceof Expression.ArrayCreation array) {
      return array.elements();
    } else if (expression instanceof Expression.ArrayAccess access) {
      return List.of(access.array(), access.index());
    }
    return List.of();
  }
}
