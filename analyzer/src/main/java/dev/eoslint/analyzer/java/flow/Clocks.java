package dev.eoslint.analyzer.java.flow;

import dev.eoslint.analyzer.java.reach.TypeSymbol;
import dev.eoslint.analyzer.java.tree.Expression;
import dev.eoslint.analyzer.java.tree.Statement;
import dev.eoslint.analyzer.java.tree.Variable;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.TimeUnit;
import java.util.function.Function;

/**
 * Tells which expressions of a type are the time of a clock, and which are the time that has passed
 * since the code looked at it before.
 *
 * <p>What is not a number, such as an {@code Instant}, counts as milliseconds.
 */
final class Clocks {

  private static final Set<String> UNSET = Set.of("0", "-1", "null");

  private final TypeSymbol type;

  Clocks(TypeSymbol type) {
    this.type = type;
  }

  /** Returns the unit of {@code expression} if it is the time at which it is evaluated. */
  Optional<TimeUnit> now(Expression expression) {
    return read(expression).or(() -> ofAllValues(expression, this::read));
  }

  /**
   * Returns the unit of {@code expression} if it is a variable that only ever holds times of a
   * clock, and is set again after it was declared.
   */
  Optional<TimeUnit> earlier(Expression expression) {
    boolean setAgain = nameOf(expression).filter(name -> !assigned(name).isEmpty()).isPresent();
    return setAgain ? ofAllValues(expression, this::read) : Optional.empty();
  }

  /** Returns the unit of {@code expression} if it is the time since an earlier one. */
  Optional<TimeUnit> elapsed(Expression expression) {
    return difference(expression).or(() -> ofAllValues(expression, this::difference));
  }

  /** Returns the values that the variable {@code expression} is set to, if it is a variable. */
  List<Expression> values(Expression expression) {
    return nameOf(expression).map(this::allValues).orElseGet(List::of);
  }

  /** Returns whether {@code expression} only says that a variable holds no time yet. */
  static boolean isUnset(Expression expression) {
    return expression instanceof Expression.Literal literal && UNSET.contains(literal.text());
  }

  private Optional<TimeUnit> read(Expression expression) {
    if (!(expression instanceof Expression.Call call)) {
      return nameOf(expression).isPresent() ? copied(expression) : Optional.empty();
    }
    return switch (call.name()) {
      case "currentTimeMillis" -> isOn(call, "System") ? millis() : Optional.empty();
      case "nanoTime" ->
          isOn(call, "System") ? Optional.of(TimeUnit.NANOSECONDS) : Optional.empty();
      case "now" ->
          isOn(call, "Instant") || isOn(call, "LocalDateTime") ? millis() : Optional.empty();
      default -> Optional.empty();
    };
  }

  /** A variable that holds what the clock said a moment ago, and nothing else. */
  private Optional<TimeUnit> copied(Expression variable) {
    List<Expression> values = values(variable);
    return values.stream().allMatch(Expression.Call.class::isInstance)
        ? unitOfAll(values.stream().map(this::read).toList())
        : Optional.empty();
  }

  private Optional<TimeUnit> difference(Expression expression) {
    if (expression instanceof Expression.Binary binary && binary.operator().equals("-")) {
      return now(binary.left()).filter(unit -> earlier(binary.right()).equals(Optional.of(unit)));
    }
    return expression instanceof Expression.Call call
        ? converted(call).or(() -> between(call, "Duration"))
        : Optional.empty();
  }

  /** {@code Duration.between(started, Instant.now()).toMillis()}. */
  private Optional<TimeUnit> converted(Expression.Call call) {
    boolean ofDuration = call.scope().flatMap(this::elapsedDuration).isPresent();
    if (!ofDuration || !call.arguments().isEmpty()) {
      return Optional.empty();
    }
    return switch (call.name()) {
      case "toMillis" -> millis();
      case "toNanos" -> Optional.of(TimeUnit.NANOSECONDS);
      case "toSeconds", "getSeconds" -> Optional.of(TimeUnit.SECONDS);
      case "toMinutes" -> Optional.of(TimeUnit.MINUTES);
      default -> Optional.empty();
    };
  }

  /** Returns the unit if {@code expression} is the {@code Duration} since an earlier time. */
  Optional<TimeUnit> elapsedDuration(Expression expression) {
    return expression instanceof Expression.Call call
        ? between(call, "Duration")
        : ofAllValues(
            expression,
            value ->
                value instanceof Expression.Call call
                    ? between(call, "Duration")
                    : Optional.empty());
  }

  private Optional<TimeUnit> between(Expression.Call call, String of) {
    boolean passed =
        call.name().equals("between")
            && isOn(call, of)
            && call.arguments().size() == 2
            && earlier(call.arguments().get(0)).isPresent()
            && now(call.arguments().get(1)).isPresent();
    return passed ? millis() : Optional.empty();
  }

  private Optional<TimeUnit> ofAllValues(
      Expression variable, Function<Expression, Optional<TimeUnit>> unit) {
    List<Expression> values = values(variable).stream().filter(value -> !isUnset(value)).toList();
    return unitOfAll(values.stream().map(unit).toList());
  }

  private static Optional<TimeUnit> unitOfAll(List<Optional<TimeUnit>> units) {
    return units.stream().distinct().count() == 1 ? units.get(0) : Optional.empty();
  }

  private static Optional<TimeUnit> millis() {
    return Optional.of(TimeUnit.MILLISECONDS);
  }

  private static boolean isOn(Expression.Call call, String type) {
    return call.scope()
        .filter(
            scope ->
                scope instanceof Expression.Select select
                    ? select.name().equals(type)
                    : scope instanceof Expression.Name name && name.identifier().equals(type))
        .isPresent();
  }

  private static Optional<String> nameOf(Expression expression) {
    if (expression instanceof Expression.Name name) {
      return Optional.of(name.identifier());
    }
    return expression instanceof Expression.Select select
            && select.scope() instanceof Expression.This
        ? Optional.of(select.name())
        : Optional.empty();
  }

  private List<Expression> allValues(String name) {
    List<Expression> values = new ArrayList<>(assigned(name));
    type.declaration().fields().forEach(field -> addInitial(field, name, values));
    new TreeWalk(
            statement -> {
              if (statement instanceof Statement.LocalVariables locals) {
                locals.variables().forEach(local -> addInitial(local, name, values));
              }
            },
            part -> {})
        .visit(type.declaration());
    return values;
  }

  private static void addInitial(Variable variable, String name, List<Expression> values) {
    if (variable.name().equals(name)) {
      variable.initialiser().ifPresent(values::add);
    }
  }

  /** Other ways to change a variable than to set it count as a value that is no time. */
  private List<Expression> assigned(String name) {
    List<Expression> values = new ArrayList<>();
    new TreeWalk(
            part -> {
              if (part instanceof Expression.Assignment assignment
                  && nameOf(assignment.target()).equals(Optional.of(name))) {
                values.add(assignment.operator().equals("=") ? assignment.value() : assignment);
              }
            })
        .visit(type.declaration());
    return values;
  }
}
