package dev.eoslint.analyzer.lint;

import dev.eoslint.analyzer.dialect.effect.catalogue.DeclaredClient;
import dev.eoslint.analyzer.kafka.KafkaVersion;
import dev.eoslint.analyzer.rule.Confidence;
import java.util.ArrayList;
import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * What a user can choose about a run.
 *
 * <p>The more special place wins: a command line or build file over the settings file, the settings
 * file over the defaults. Only excludes add up.
 *
 * @param excludes what not to read: patterns relative to the root, see {@link
 *     dev.eoslint.analyzer.source.SourceRequest}
 * @param includeTests whether test sources are analysed
 * @param failOn from which severity on findings make the run fail
 * @param minimumConfidence findings of less confidence are not reported
 * @param kafkaVersion the version of the Kafka clients; empty when the build files say it
 * @param rules what is said about single rules, by name
 * @param clients what is said about classes with effects outside of Kafka
 */
public record LintSettings(
    List<String> excludes,
    boolean includeTests,
    FailingLevel failOn,
    Confidence minimumConfidence,
    Optional<KafkaVersion> kafkaVersion,
    Map<String, RuleSetting> rules,
    List<DeclaredClient> clients) {

  /** Copies the collections. */
  public LintSettings {
    excludes = List.copyOf(excludes);
    rules = Map.copyOf(rules);
    clients = List.copyOf(clients);
  }

  /** Returns the settings of a project that says nothing. */
  public static LintSettings defaults() {
    return new LintSettings(
        List.of(),
        false,
        FailingLevel.WARNING,
        Confidence.MEDIUM,
        Optional.empty(),
        Map.of(),
        List.of());
  }

  /** Returns these settings with more excludes. */
  public LintSettings withExcludes(Collection<String> more) {
    List<String> all = new ArrayList<>(excludes);
    all.addAll(more);
    return new LintSettings(
        all, includeTests, failOn, minimumConfidence, kafkaVersion, rules, clients);
  }

  /** Returns these settings with or without test sources. */
  public LintSettings withIncludeTests(boolean include) {
    return new LintSettings(
        excludes, include, failOn, minimumConfidence, kafkaVersion, rules, clients);
  }

  /** Returns these settings with another failing level. */
  public LintSettings withFailOn(FailingLevel level) {
    return new LintSettings(
        excludes, includeTests, level, minimumConfidence, kafkaVersion, rules, clients);
  }

  /** Returns these settings with another minimum of confidence. */
  public LintSettings withMinimumConfidence(Confidence minimum) {
    return new LintSettings(excludes, includeTests, failOn, minimum, kafkaVersion, rules, clients);
  }

  /** Returns these settings for an application that runs with this version of Kafka's clients. */
  public LintSettings withKafkaVersion(KafkaVersion version) {
    return new LintSettings(
        excludes, includeTests, failOn, minimumConfidence, Optional.of(version), rules, clients);
  }

  /** Returns these settings with {@code setting} for one rule. */
  public LintSettings withRule(String name, RuleSetting setting) {
    Map<String, RuleSetting> all = new LinkedHashMap<>(rules);
    all.put(name, setting);
    return new LintSettings(
        excludes, includeTests, failOn, minimumConfidence, kafkaVersion, all, clients);
  }

  /** Returns these settings with what is said about one more class. */
  public LintSettings withClient(DeclaredClient client) {
    List<DeclaredClient> all = new ArrayList<>(clients);
    all.add(client);
    return new LintSettings(
        excludes, includeTests, failOn, minimumConfidence, kafkaVersion, rules, all);
  }

  /** Returns these settings with only the named rules running; severities stay as they are set. */
  public LintSettings withOnlyRules(Collection<String> names, RuleCatalogue catalogue) {
    LintSettings selected = this;
    for (String name : catalogue.names()) {
      selected =
          names.contains(name)
              ? selected.withRuleOn(name)
              : selected.withRule(name, RuleSetting.OFF);
    }
    return selected;
  }

  /** Returns these settings with the named rules not running. */
  public LintSettings withoutRules(Collection<String> names) {
    LintSettings remaining = this;
    for (String name : names) {
      remaining = remaining.withRule(name, RuleSetting.OFF);
    }
    return remaining;
  }

  private LintSettings withRuleOn(String name) {
    RuleSetting known = rules.get(name);
    return known != null && known.on() ? this : withRule(name, RuleSetting.ON);
  }
}
