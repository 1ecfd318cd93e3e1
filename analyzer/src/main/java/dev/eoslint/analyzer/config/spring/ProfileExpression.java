package dev.eoslint.analyzer.config.spring;

import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/**
 * A condition on the active profiles: names joined by {@code !}, {@code &}, {@code |} and
 * parentheses, as in Spring's {@code Profiles.of}.
 *
 * <p>A text that is no such expression holds in no view.
 */
sealed interface ProfileExpression {

  /** Returns whether the expression holds. */
  boolean holds(Set<String> active);

  /** Adds the names that stand without negation. */
  void collectPositiveNames(Set<String> names);

  /** Returns the names that stand without negation. */
  default Set<String> positiveNames() {
    Set<String> names = new LinkedHashSet<>();
    collectPositiveNames(names);
    return names;
  }

  /** Returns the expression that a text means. */
  static ProfileExpression parse(String text) {
    Parser parser = new Parser(text);
    Optional<ProfileExpression> expression = parser.expression();
    return parser.atEnd() ? expression.orElse(new AnyOf(List.of())) : new AnyOf(List.of());
  }

  /** A profile. */
  record Name(String name) implements ProfileExpression {
    @Override
    public boolean holds(Set<String> active) {
      return active.contains(name);
    }

    @Override
    public void collectPositiveNames(Set<String> names) {
      names.add(name);
    }
  }

  /** What does not hold when the operand does. */
  record Not(ProfileExpression operand) implements ProfileExpression {
    @Override
    public boolean holds(Set<String> active) {
      return !operand.holds(active);
    }

    @Override
    public void collectPositiveNames(Set<String> names) {
      // A negated name needs no profile to be active.
    }
  }

  /** What holds when each operand does. */
  record AllOf(List<ProfileExpression> operands) implements ProfileExpression {
    @Override
    public boolean holds(Set<String> active) {
      return operands.stream().allMatch(operand -> operand.holds(active));
    }

    @Override
    public void collectPositiveNames(Set<String> names) {
      operands.forEach(operand -> operand.collectPositiveNames(names));
    }
  }

  /** What holds when one operand does. */
  record AnyOf(List<ProfileExpression> operands) implements ProfileExpression {
    @Override
    public boolean holds(Set<String> active) {
      return operands.stream().anyMatch(operand -> operand.holds(active));
    }

    @Override
    public void collectPositiveNames(Set<String> names) {
      operands.forEach(operand -> operand.collectPositiveNames(names));
    }
  }

  /** Reads an expression from left to right. */
  final class Parser {

    private static final int MAXIMUM_OPERANDS = 50;

    private final String text;
    private int position;
    private int operandCount;

    Parser(String text) {
      this.text = text;
    }

    boolean atEnd() {
      skipBlanks();
      return position == text.length();
    }

    Optional<ProfileExpression> expression() {
      List<ProfileExpression> operands = new ArrayList<>();
      do {
        Optional<ProfileExpression> operand = conjunction();
        if (operand.isEmpty()) {
          return Optional.empty();
        }
        operands.add(operand.get());
      } while (takes('|'));
      return Optional.of(operands.size() == 1 ? operands.get(0) : new AnyOf(operands));
    }

    private Optional<ProfileExpression> conjunction() {
      List<ProfileExpression> operands = new ArrayList<>();
      do {
        Optional<ProfileExpression> operand = operand();
        if (operand.isEmpty()) {
          return Optional.empty();
        }
        operands.add(operand.get());
      } while (takes('&'));
      return Optional.of(operands.size() == 1 ? operands.get(0) : new AllOf(operands));
    }

    private Optional<ProfileExpression> operand() {
      if (++operandCount > MAXIMUM_OPERANDS) {
        return Optional.empty();
      }
      if (takes('!')) {
        return operand().map(Not::new);
      }
      if (takes('(')) {
        Optional<ProfileExpression> inner = expression();
        return takes(')') ? inner : Optional.empty();
      }
      skipBlanks();
      int start = position;
      while (position < text.length() && " \t!&|()".indexOf(text.charAt(position)) < 0) {
        position++;
      }
      return position == start
          ? Optional.empty()
          : Optional.of(new Name(text.substring(start, position)));
    }

    private boolean takes(char character) {
      skipBlanks();
      boolean found = position < text.length() && text.charAt(position) == character;
      position += found ? 1 : 0;
      return found;
    }

    private void skipBlanks() {
      while (position < text.length() && Character.isWhitespace(text.charAt(position))) {
        position++;
      }
    }
  }
}
