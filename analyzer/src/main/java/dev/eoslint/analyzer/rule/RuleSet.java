package dev.eoslint.analyzer.rule;

import java.util.List;
import java.util.Set;

/**
 * Rules for a linter.
 *
 * @param rules the rules, each with its own {@link RuleInfo}
 * @param descriptions what the rules are, in any order
 * @param onByDefault the names of those that run unless the settings say otherwise
 */
public record RuleSet(
    List<Rule> rules, List<RuleDescription> descriptions, Set<String> onByDefault) {

  /** Copies the collections. */
  public RuleSet {
    rules = List.copyOf(rules);
    descriptions = List.copyOf(descriptions);
    onByDefault = Set.copyOf(onByDefault);
  }
}
