package dev.eoslint.analyzer.java.flow;

import dev.eoslint.analyzer.java.reach.TypeSymbol;
import dev.eoslint.analyzer.java.tree.Expression;
import dev.eoslint.analyzer.java.tree.Statement;
import dev.eoslint.analyzer.model.CallStep;
import dev.eoslint.analyzer.model.Site;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.TimeUnit;

/** Remembers the conditions that ask whether a number or a time has reached another one. */
final class Thresholds {

  private static final Set<String> FEW = Set.of("0", "1");

  private final Set<Site> sites = new HashSet<>();
  private final Map<Site, Limit> limits = new HashMap<>();
  private final Map<Site, Asked> asked = new HashMap<>();
  private final Map<Site, Optional<Limit>> times = new HashMap<>();

  /** A decision whose condition may ask for a time; it is only looked at when somebody wants it. */
  private record Asked(Statement.If decision, TypeSymbol type) {}

  /**
   * The number that a count has to reach, or the time that has to pass.
   *
   * @param unit the unit of the number if it is a time
   * @param type the type that it is written in
   * @param branch the code that only runs then
   * @param loops the loops over all of what is counted
   */
  record Limit(
      Expression number, Optional<TimeUnit> unit, TypeSymbol type, Site branch, Set<Site> loops) {

    Limit {
      loops = Set.copyOf(loops);
    }

    /** Returns whether code only runs then that makes {@code call}, reached over {@code path}. */
    boolean decidesOn(Site call, List<CallStep> path) {
      return branch.contains(call) || path.stream().map(CallStep::site).anyMatch(branch::contains);
    }
  }

  /** Remembers the condition of {@code decision}, which is written in {@code type}. */
  void note(Statement.If decision, TypeSymbol type) {
    Expression condition = decision.condition();
    asked.put(condition.site(), new Asked(decision, type));
    if (reaches(condition) && sites.add(condition.site())) {
      Counts.limit(condition, type)
          .map(number -> limit(number, decision, type))
          .ifPresent(limit -> limits.put(condition.site(), limit));
    }
  }

  private static Limit limit(Expression number, Statement.If decision, TypeSymbol type) {
    return new Limit(
        number,
        Optional.empty(),
        type,
        decision.whenTrue().site(),
        Collected.loops(decision.condition(), type));
  }

  boolean isCount(Site condition) {
    return limits.containsKey(condition);
  }

  /** Returns the number that a count has to reach for {@code condition} to hold. */
  Optional<Limit> limit(Site condition) {
    return Optional.ofNullable(limits.get(condition));
  }

  /** Returns the time that has to pass for {@code condition} to hold. */
  Optional<Limit> time(Site condition) {
    return times.computeIfAbsent(
        condition, site -> Optional.ofNullable(asked.get(site)).flatMap(Thresholds::time));
  }

  private static Optional<Limit> time(Asked asked) {
    Statement.If decision = asked.decision();
    return Times.limit(decision.condition(), asked.type())
        .map(
            span ->
                new Limit(
                    span.length(),
                    Optional.of(span.unit()),
                    asked.type(),
                    decision.whenTrue().site(),
                    Set.of()));
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
