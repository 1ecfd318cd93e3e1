package dev.eoslint.analyzer.dialect.effect.catalogue;

import java.util.List;
import java.util.Optional;

/**
 * What the methods of a type say or do.
 *
 * @param receiver what its objects are
 * @param rules the rules in order
 */
public record TypeRules(Receiver receiver, List<CallRule> rules) {

  private static final String CONSTRUCTOR = "<init>";

  /** Copies the rules. */
  public TypeRules {
    rules = List.copyOf(rules);
  }

  /**
   * Returns the rule for a call.
   *
   * @param method the name of the method, {@code <init>} for constructors
   * @param count how many arguments it has
   */
  public Optional<CallRule> rule(String method, int count) {
    Optional<CallRule> named =
        rules.stream()
            .filter(rule -> rule.methods().contains(method) && rule.accepts(count))
            .findFirst();
    return named.isPresent() || method.equals(CONSTRUCTOR)
        ? named
        : rules.stream().filter(rule -> rule.methods().contains(CallRule.ANY_OTHER)).findFirst();
  }
}
