package dev.eoslint.analyzer.lint;

import dev.eoslint.analyzer.rule.RuleDescription;
import java.util.Collection;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;

/** The rules that a run can choose from, in the order of their names. */
public final class RuleCatalogue {

  private final List<RuleDescription> rules;
  private final Set<String> onByDefault;

  /**
   * Creates a catalogue.
   *
   * @param onByDefault the names of the rules that run unless the settings say otherwise
   * @throws IllegalArgumentException when two rules have one name, or a name is of no rule
   */
  RuleCatalogue(Collection<RuleDescription> rules, Set<String> onByDefault) {
    this.rules = rules.stream().sorted(Comparator.comparing(RuleDescription::name)).toList();
    this.onByDefault = Set.copyOf(onByDefault);
    Set<String> names = this.rules.stream().map(RuleDescription::name).collect(Collectors.toSet());
    if (names.size() < rules.size()) {
      throw new IllegalArgumentException("Two rules have one name: " + names());
    }
    if (!names.containsAll(onByDefault)) {
      throw new IllegalArgumentException("A rule that is on by default is unknown: " + onByDefault);
    }
  }

  /** Returns all rules, in the order of their names. */
  public List<RuleDescription> rules() {
    return rules;
  }

  /** Returns the names of all rules, in alphabetical order. */
  public List<String> names() {
    return rules.stream().map(RuleDescription::name).toList();
  }

  /** Returns the names of the rules that run unless the settings say otherwise. */
  public Set<String> onByDefault() {
    return onByDefault;
  }

  /** Returns the rule with this name. */
  public Optional<RuleDescription> find(String name) {
    return rules.stream().filter(rule -> rule.name().equals(name)).findFirst();
  }

  /** Returns whether there is a rule with this name. */
  public boolean contains(String name) {
    return find(name).isPresent();
  }

  /**
   * Returns what to tell a user who names a rule that does not exist: one sentence, and the name
   * that was probably meant.
   */
  public String unknown(String name) {
    return "There is no rule '%s'.%s".formatted(name, NearestName.question(name, names()));
  }

  /** Returns the rules that run under {@code settings}, in the order of their names. */
  List<RuleDescription> active(LintSettings settings) {
    return rules.stream().filter(rule -> isActive(rule.name(), settings)).toList();
  }

  private boolean isActive(String name, LintSettings settings) {
    RuleSetting setting = settings.rules().get(name);
    return setting == null ? onByDefault.contains(name) : setting.on();
  }
}
