package dev.eoslint.rules;

import dev.eoslint.analyzer.rule.Rule;
import dev.eoslint.analyzer.rule.RuleDescription;
import dev.eoslint.analyzer.rule.RuleSet;
import java.util.Comparator;
import java.util.List;
import java.util.ServiceLoader;

/** The rules that come with eoslint. */
public final class BuiltInRules {

  private static final String PAGES = "/dev/eoslint/rules/";

  private BuiltInRules() {}

  /** Returns all rules, of which those of {@link DefaultRules} run by default. */
  public static RuleSet ruleSet() {
    List<Rule> rules = all();
    return new RuleSet(rules, descriptions(rules), DefaultRules.NAMES);
  }

  /** Returns new instances of all rules that are registered as services, in no special order. */
  public static List<Rule> all() {
    return ServiceLoader.load(Rule.class, BuiltInRules.class.getClassLoader()).stream()
        .map(ServiceLoader.Provider::get)
        .toList();
  }

  /**
   * Returns what the rules are, in the order of their names.
   *
   * @throws IllegalStateException when a rule has no {@code @RuleInfo}
   */
  public static List<RuleDescription> descriptions() {
    return descriptions(all());
  }

  private static List<RuleDescription> descriptions(List<Rule> rules) {
    return rules.stream()
        .map(rule -> RuleDescription.of(rule.getClass(), PAGES))
        .sorted(Comparator.comparing(RuleDescription::name))
        .toList();
  }
}
