package dev.eoslint.analyzer.dialect.deployment;

import dev.eoslint.analyzer.model.Value;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.BinaryOperator;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * Evaluates conditions of Helm templates as far as values files decide them: names, literals,
 * {@code not}, {@code and}, {@code or}, comparisons and {@code default}.
 */
final class HelmCondition {

  private static final Pattern TOKEN =
      Pattern.compile("\\s*(\"(?:[^\"\\\\]|\\\\.)*+\"|`[^`]*`|[()|]|[^\\s()|]+)");
  private static final Pattern GUARDED_NAME =
      Pattern.compile("\\(\\s*(\\$?\\.[\\w.]+)\\s*\\)(?=\\.)");
  private static final Pattern LITERAL = Pattern.compile("-?\\d+(?:\\.\\d+)?|true|false|nil");
  private static final int MAXIMUM_DEPTH = 20;

  private final List<String> tokens = new ArrayList<>();
  private final HelmValues values;
  private final String dot;
  private int position;

  private HelmCondition(String expression, HelmValues values, String dot) {
    this.values = values;
    this.dot = dot;
    Matcher matcher = TOKEN.matcher(GUARDED_NAME.matcher(expression).replaceAll("$1"));
    while (matcher.find()) {
      tokens.add(matcher.group(1));
    }
  }

  /**
   * Returns whether a condition holds; nothing if the values do not decide it.
   *
   * @param dot what a leading dot means: empty for the root, {@code .Values.ingress} inside a
   *     {@code with}
   */
  static Optional<Boolean> holds(String expression, HelmValues values, String dot) {
    HelmCondition condition = new HelmCondition(expression, values, dot);
    Operand result = condition.pipeline(0);
    return condition.position == condition.tokens.size() ? result.truth() : Optional.empty();
  }

  /** Returns the name that {@code name} means from the root of the chart. */
  static String absolute(String name, String dot) {
    String plain = name.startsWith("$") ? name.substring(1) : name;
    boolean rooted =
        name.startsWith("$")
            || dot.isEmpty()
            || plain.startsWith(".Values.")
            || plain.startsWith(".Chart.")
            || plain.startsWith(".Release.");
    return rooted ? plain : plain.equals(".") ? dot : dot + plain;
  }

  /**
   * What a part of a condition comes to.
   *
   * @param truth whether it counts as true
   * @param text its text
   */
  private record Operand(Optional<Boolean> truth, Optional<String> text) {

    static final Operand UNKNOWN = new Operand(Optional.empty(), Optional.empty());

    static Operand of(boolean truth) {
      return new Operand(Optional.of(truth), Optional.of(String.valueOf(truth)));
    }

    static Operand of(Optional<Boolean> truth) {
      return truth.map(Operand::of).orElse(UNKNOWN);
    }

    boolean isFalse() {
      return truth.isPresent() && !truth.get();
    }
  }

  private Operand pipeline(int depth) {
    if (depth > MAXIMUM_DEPTH) {
      position = tokens.size() + 1;
      return Operand.UNKNOWN;
    }
    Operand result = command(depth, List.of());
    while (position < tokens.size() && tokens.get(position).equals("|")) {
      position++;
      result = command(depth, List.of(result));
    }
    return result;
  }

  private Operand command(int depth, List<Operand> piped) {
    if (position >= tokens.size()) {
      return Operand.UNKNOWN;
    }
    String first = tokens.get(position);
    if (isOperand(first)) {
      Operand operand = operand(depth);
      boolean alone = piped.isEmpty() && arguments(depth).isEmpty();
      return alone ? operand : Operand.UNKNOWN;
    }
    position++;
    List<Operand> arguments = arguments(depth);
    arguments.addAll(piped);
    return apply(first, arguments);
  }

  private List<Operand> arguments(int depth) {
    List<Operand> arguments = new ArrayList<>();
    while (position < tokens.size()
        && !tokens.get(position).equals("|")
        && !tokens.get(position).equals(")")) {
      arguments.add(operand(depth));
    }
    return arguments;
  }

  private static boolean isOperand(String token) {
    return token.startsWith(".")
        || token.startsWith("$")
        || token.startsWith("\"")
        || token.startsWith("`")
        || token.equals("(")
        || LITERAL.matcher(token).matches();
  }

  private Operand operand(int depth) {
    String token = tokens.get(position++);
    if (token.equals("(")) {
      Operand inner = pipeline(depth + 1);
      if (position < tokens.size() && tokens.get(position).equals(")")) {
        position++;
      }
      return inner;
    } else if (token.startsWith("\"") || token.startsWith("`")) {
      String text = token.substring(1, token.length() - 1);
      return new Operand(Optional.of(!text.isEmpty()), Optional.of(text));
    } else if (LITERAL.matcher(token).matches()) {
      boolean truth = !token.equals("0") && !token.equals("false") && !token.equals("nil");
      return new Operand(Optional.of(truth), Optional.of(token));
    } else if (token.startsWith(".") || token.startsWith("$.")) {
      String name = absolute(token, dot);
      return new Operand(values.isTrue(name), values.find(name).flatMap(Value::text));
    }
    return Operand.UNKNOWN;
  }

  private static Operand apply(String function, List<Operand> arguments) {
    if (arguments.isEmpty()) {
      return Operand.UNKNOWN;
    }
    Operand first = arguments.get(0);
    Operand last = arguments.get(arguments.size() - 1);
    return switch (function) {
      case "not", "empty" -> Operand.of(first.truth().map(truth -> !truth));
      case "and" -> connected(arguments, false);
      case "or" -> connected(arguments, true);
      case "eq" -> compared(arguments, false);
      case "ne" -> compared(arguments, true);
      case "gt", "ge", "lt", "le" -> ordered(function, arguments);
      case "default" -> last.isFalse() ? first : last.truth().isPresent() ? last : Operand.UNKNOWN;
      case "int", "int64", "quote", "toString", "trim", "lower" -> last;
      default -> Operand.UNKNOWN;
    };
  }

  /** One operand that equals {@code deciding} decides, whatever the others are. */
  private static Operand connected(List<Operand> arguments, boolean deciding) {
    BinaryOperator<Optional<Boolean>> connect =
        (left, right) ->
            left.equals(Optional.of(deciding)) || right.equals(Optional.of(deciding))
                ? Optional.of(deciding)
                : left.isPresent() && right.isPresent() ? left : Optional.empty();
    return Operand.of(
        arguments.stream().map(Operand::truth).reduce(connect).orElse(Optional.empty()));
  }

  private static Operand compared(List<Operand> arguments, boolean negated) {
    if (arguments.size() != 2) {
      return Operand.UNKNOWN;
    }
    Optional<String> left = arguments.get(0).text();
    Optional<String> right = arguments.get(1).text();
    return left.isPresent() && right.isPresent()
        ? Operand.of(left.equals(right) != negated)
        : Operand.UNKNOWN;
  }

  private static Operand ordered(String function, List<Operand> arguments) {
    List<Integer> numbers =
        arguments.stream()
            .flatMap(argument -> argument.text().stream())
            .filter(text -> text.matches("-?\\d{1,9}"))
            .map(Integer::valueOf)
            .toList();
    if (arguments.size() != 2 || numbers.size() != 2) {
      return Operand.UNKNOWN;
    }
    int order = numbers.get(0).compareTo(numbers.get(1));
    return Operand.of(
        switch (function) {
          case "gt" -> order > 0;
          case "ge" -> order >= 0;
          case "lt" -> order < 0;
          default -> order <= 0;
        });
  }
}
