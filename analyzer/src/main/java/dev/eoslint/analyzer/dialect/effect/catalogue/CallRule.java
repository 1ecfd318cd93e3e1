package dev.eoslint.analyzer.dialect.effect.catalogue;

import java.util.List;
import java.util.Set;

/**
 * What the methods with some names say or do.
 *
 * @param methods the names
 * @param steps the steps in order
 */
public record CallRule(Set<String> methods, List<Step> steps) {

  /** The name that stands for all methods without a rule of their own. */
  static final String ANY_OTHER = "*";

  /** Copies the collections. */
  public CallRule {
    methods = Set.copyOf(methods);
    steps = List.copyOf(steps);
  }

  /** Returns whether a call with {@code count} arguments has all that the steps need. */
  boolean accepts(int count) {
    return steps.stream()
        .flatMap(step -> step.operands().stream())
        .allMatch(operand -> operand.optional() || operand.index() < count);
  }
}
