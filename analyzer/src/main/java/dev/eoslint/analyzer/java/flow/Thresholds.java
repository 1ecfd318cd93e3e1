package dev.eoslint.analyzer.java.flow;

import dev.eoslint.analyzer.java.reach.TypeSymbol;
import dev.eoslint.analyzer.java.tree.Expression;
import dev.eoslint.analyzer.model.Site;
import java.util.HashMap;
import java.util.HashSet;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/** Remembers the conditions that ask whether a number has reached another one. */
final class Thresholds {

  private static final Set<String> FEW = Set.of("0", "1");

  private final Set<Site> sites = new HashSet<>();
  private final Map<Site, Limit> limits = new HashMap<>();

  /**
   * The number that a count has to reach.
   *
   * @param type the type that it is written in
   */
  record Limit(Expression number, TypeSymbol type) {}

  /** Remembers {@code condition}, which is written in {@code type}, if it is one. */
  void note(Expression condition, TypeSymbol type) {
    if (reaches(condition) && sites.add(condition.site())) {
      Counts.limit(condition, type)
          .ifPresent(number -> limits.put(condition.site(), new Limit(number, type)));
    }
  }

  boolean isCount(Site condition) {
    return limits.containsKey(condition);
  }

  /** Returns the number that a count has to reach for {@code condition} to hold. */
  Optional<Limit> limit(Site condition) {
    return Optional.ofNullable(limits.get(condition));
  }

  boolean contains(Site condition) {
    return sites.contains(condition);
  }

  /** Comparisons with nothing or one ask whether there is anything. */
  private static boolean reaches(Expression condition) {
    if (condition instanceof Expression.Unary unary && unary.operator().equals("!")) {
      return reaches(unary.operand());
    }
    return condition instanceof Expression.Binary binary && reaches(binary);
  }

  private static boolean reaches(Expression.Binary binary) {
    return switch (binary.operator()) {
      case "&&", "||" -> reaches(binary.left()) || reaches(binary.right());
      case "==" ->
          isRemainder(binary.left())
              || (isNumber(binary.right()) && !isFew(binary.left()) && !isFew(binary.right()));
      case "<", "<=", ">", ">=" -> !isFew(binary.left()) && !isFew(binary.right());
      default -> false;
    };
  }

  private static boolean isRemainder(Expression side) {
    return side instanceof Expression.Binary binary && binary.operator().equals("%");
  }

  private static boolean isNumber(Expression side) {
    return side instanceof Expression.Literal literal
        && (literal.kind() == Expression.LiteralKind.INT
            || literal.kind() == Expression.LiteralKind.LONG);
  }

  private static boolean isFew(Expression side) {
    return side instanceof Expression.Literal literal && FEW.contains(literal.text());
  }
}
