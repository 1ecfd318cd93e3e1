package dev.eoslint.analyzer.java.flow;

import dev.eoslint.analyzer.java.reach.TypeSymbol;
import dev.eoslint.analyzer.java.tree.Expression;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.TimeUnit;
import java.util.function.Function;

/** Finds the conditions that only hold when some time has passed. */
final class Times {

  private static final Set<String> GREATER = Set.of(">", ">=");
  private static final Set<String> LESS = Set.of("<", "<=");

  private final Clocks clocks;

  private Times(Clocks clocks) {
    this.clocks = clocks;
  }

  /**
   * A time that has to pass.
   *
   * @param length an expression that gives it
   * @param unit the unit of its value
   */
  record Span(Expression length, TimeUnit unit) {}

  /**
   * Returns the time that has to pass for {@code condition} to hold; nothing if no time decides.
   *
   * @param type the type that the condition is written in
   */
  static Optional<Span> limit(Expression condition, TypeSymbol type) {
    return new Times(new Clocks(type)).limit(condition);
  }

  private Optional<Span> limit(Expression condition) {
    if (!(condition instanceof Expression.Binary binary)) {
      return condition instanceof Expression.Call call ? ofInstants(call) : Optional.empty();
    }
    if (binary.operator().equals("&&")) {
      return limit(binary.left()).or(() -> limit(binary.right()));
    } else if (GREATER.contains(binary.operator())) {
      return reached(binary.left(), binary.right());
    }
    return LESS.contains(binary.operator())
        ? reached(binary.right(), binary.left())
        : Optional.empty();
  }

  /** {@code greater} has to get as far as {@code smaller}. */
  private Optional<Span> reached(Expression greater, Expression smaller) {
    return clocks
        .elapsed(greater)
        .map(unit -> new Span(smaller, unit))
        .or(() -> clocks.now(greater).flatMap(unit -> after(smaller, unit)))
        .or(() -> compared(greater, smaller));
  }

  /** {@code Duration.between(started, Instant.now()).compareTo(WINDOW) >= 0}. */
  private Optional<Span> compared(Expression greater, Expression smaller) {
    boolean withZero = smaller instanceof Expression.Literal literal && literal.text().equals("0");
    return withZero
            && greater instanceof Expression.Call call
            && call.name().equals("compareTo")
            && call.arguments().size() == 1
            && call.scope().flatMap(clocks::elapsedDuration).isPresent()
        ? Optional.of(inMilliseconds(call.arguments().get(0)))
        : Optional.empty();
  }

  /** {@code Instant.now().isAfter(started.plus(WINDOW))}, or the other way around. */
  private Optional<Span> ofInstants(Expression.Call call) {
    if (call.arguments().size() != 1 || call.scope().isEmpty()) {
      return Optional.empty();
    }
    Expression argument = call.arguments().get(0);
    return switch (call.name()) {
      case "isAfter" -> laterThan(call.scope().get(), argument);
      case "isBefore" -> laterThan(argument, call.scope().get());
      default -> Optional.empty();
    };
  }

  private Optional<Span> laterThan(Expression later, Expression sooner) {
    return clocks.now(later).flatMap(unit -> after(sooner, unit));
  }

  /** Returns how long after an earlier time {@code moment} is. */
  private Optional<Span> after(Expression moment, TimeUnit unit) {
    Optional<Span> added = added(moment, unit, clocks::earlier);
    if (added.isPresent()) {
      return added;
    }
    List<Optional<Span>> deadlines =
        clocks.values(moment).stream()
            .filter(value -> !Clocks.isUnset(value))
            .map(value -> added(value, unit, clocks::now))
            .toList();
    return deadlines.size() > 1 && deadlines.stream().allMatch(each -> isLike(each, deadlines))
        ? deadlines.get(0)
        : Optional.empty();
  }

  private static boolean isLike(Optional<Span> span, List<Optional<Span>> others) {
    return span.flatMap(each -> text(each.length()))
        .filter(
            text -> others.get(0).flatMap(each -> text(each.length())).equals(Optional.of(text)))
        .isPresent();
  }

  private static Optional<String> text(Expression expression) {
    if (expression instanceof Expression.Literal literal) {
      return Optional.of(literal.text());
    } else if (expression instanceof Expression.Name name) {
      return Optional.of(name.identifier());
    }
    return expression instanceof Expression.Call call
        ? call.scope().flatMap(Times::text).map(scope -> scope + "." + call.name())
        : Optional.empty();
  }

  /** {@code started + WINDOW}, {@code started.plus(WINDOW)}, {@code started.plusSeconds(90)}. */
  private static Optional<Span> added(
      Expression moment, TimeUnit unit, Function<Expression, Optional<TimeUnit>> start) {
    if (moment instanceof Expression.Binary sum && sum.operator().equals("+")) {
      return start.apply(sum.left()).filter(unit::equals).map(same -> new Span(sum.right(), unit));
    }
    return moment instanceof Expression.Call call
            && call.arguments().size() == 1
            && call.scope().flatMap(start).isPresent()
        ? plus(call.name(), call.arguments().get(0))
        : Optional.empty();
  }

  private static Optional<Span> plus(String method, Expression amount) {
    return switch (method) {
      case "plus" -> Optional.of(inMilliseconds(amount));
      case "plusMillis" -> Optional.of(new Span(amount, TimeUnit.MILLISECONDS));
      case "plusSeconds" -> Optional.of(new Span(amount, TimeUnit.SECONDS));
      case "plusMinutes" -> Optional.of(new Span(amount, TimeUnit.MINUTES));
      default -> Optional.empty();
    };
  }

  private static Span inMilliseconds(Expression duration) {
    return new Span(
        new Expression.Call(duration.site(), Optional.of(duration), "toMillis", List.of()),
        TimeUnit.MILLISECONDS);
  }
}
