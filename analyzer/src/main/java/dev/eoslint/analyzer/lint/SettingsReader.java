package dev.eoslint.analyzer.lint;

import dev.eoslint.analyzer.config.ConfigEntry;
import dev.eoslint.analyzer.config.ValueStyle;
import dev.eoslint.analyzer.kafka.KafkaVersion;
import dev.eoslint.analyzer.model.Site;
import dev.eoslint.analyzer.rule.Confidence;
import dev.eoslint.analyzer.rule.Severity;
import dev.eoslint.analyzer.source.SourceText;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.Function;

/** Turns the entries of one settings file into settings and complains about what is wrong. */
final class SettingsReader {

  private static final List<String> KEYS =
      List.of(
          "effects",
          "exclude",
          "failOn",
          "includeTests",
          "kafkaVersion",
          "minimumConfidence",
          "rules");
  private static final List<String> RULE_KEYS = List.of("severity");
  private static final List<String> TRUTH_VALUES = List.of("true", "false");
  private static final List<String> CONFIDENCES =
      Arrays.stream(Confidence.values()).map(Confidence::word).toList();
  private static final List<String> SEVERITIES =
      Arrays.stream(Severity.values()).map(Severity::word).toList();

  private final SourceText text;
  private final RuleCatalogue catalogue;
  private final List<String> problems = new ArrayList<>();
  private final ClientSettings clients = new ClientSettings(this::complain);
  private LintSettings settings = LintSettings.defaults();

  SettingsReader(SourceText text, RuleCatalogue catalogue) {
    this.text = text;
    this.catalogue = catalogue;
  }

  LintSettings read(List<ConfigEntry> entries) throws SettingsException {
    Set<String> seen = new HashSet<>();
    for (ConfigEntry entry : entries) {
      if (!seen.add(entry.key())) {
        complain(entry.keySite(), "'%s' is set twice.".formatted(entry.key()));
      } else {
        read(entry);
      }
    }
    clients.clients().forEach(client -> settings = settings.withClient(client));
    if (!problems.isEmpty()) {
      throw new SettingsException(problems);
    }
    return settings;
  }

  private void read(ConfigEntry entry) {
    String key = firstName(entry.key());
    String rest = entry.key().substring(key.length());
    if (!KEYS.contains(key)) {
      complain(
          siteOfName(key, entry),
          "There is no setting '%s'.%s".formatted(key, nearestOrAll(key, KEYS)));
    } else if (key.equals("rules")) {
      readRules(rest, entry);
    } else if (key.equals("effects")) {
      clients.read(rest, entry);
    } else if (key.equals("exclude")) {
      readExclude(rest, entry);
    } else if (rest.isEmpty()) {
      readValue(key, entry);
    } else {
      complain(siteOfName(key, entry), "'%s' takes a single value.".formatted(key));
    }
  }

  private void readValue(String key, ConfigEntry entry) {
    switch (key) {
      case "includeTests" ->
          value(entry, TRUTH_VALUES, SettingsReader::truth)
              .ifPresent(include -> settings = settings.withIncludeTests(include));
      case "failOn" ->
          value(entry, FailingLevel.words(), FailingLevel::of)
              .ifPresent(level -> settings = settings.withFailOn(level));
      case "minimumConfidence" ->
          value(entry, CONFIDENCES, Confidence::of)
              .ifPresent(minimum -> settings = settings.withMinimumConfidence(minimum));
      default -> readKafkaVersion(entry);
    }
  }

  private void readKafkaVersion(ConfigEntry entry) {
    Optional<KafkaVersion> version = KafkaVersion.parse(entry.value());
    if (version.isPresent()) {
      settings = settings.withKafkaVersion(version.get());
    } else {
      complain(
          entry.valueSite(),
          "'%s' is not a version of Apache Kafka such as '3.9' or '4.0.1'."
              .formatted(entry.value()));
    }
  }

  private void readExclude(String rest, ConfigEntry entry) {
    boolean isItem = rest.matches("\\[\\d+]");
    boolean isEmpty =
        entry.style() == ValueStyle.EMPTY_COLLECTION || entry.style() == ValueStyle.NULL;
    if (isItem && !isEmpty) {
      settings = settings.withExcludes(List.of(entry.value()));
    } else if (!rest.isEmpty() || !isEmpty) {
      complain(
          entry.valueSite(), "'exclude' takes a list of patterns such as '- \"generated/**\"'.");
    }
  }

  private void readRules(String rest, ConfigEntry entry) {
    if (rest.isEmpty() && isNothing(entry)) {
      return;
    }
    if (!rest.startsWith(".")) {
      complain(
          siteOfName("rules", entry), "'rules' takes names of rules, each with a value below it.");
      return;
    }
    String rule = firstName(rest.substring(1));
    String property = rest.substring(1 + rule.length());
    if (!catalogue.contains(rule)) {
      complain(siteOfName(rule, entry), catalogue.unknown(rule));
    } else if (property.isEmpty()) {
      value(entry, RuleSetting.words(), RuleSetting::of).ifPresent(setting -> set(rule, setting));
    } else if (property.equals(".severity")) {
      value(entry, SEVERITIES, Severity::of)
          .ifPresent(severity -> set(rule, RuleSetting.of(severity)));
    } else {
      String unknown = property.substring(1);
      complain(
          entry.keySite(),
          "A rule has no setting '%s'.%s".formatted(unknown, nearestOrAll(unknown, RULE_KEYS)));
    }
  }

  private void set(String rule, RuleSetting setting) {
    settings = settings.withRule(rule, setting);
  }

  private <T> Optional<T> value(
      ConfigEntry entry, List<String> words, Function<String, Optional<T>> parser) {
    Optional<T> value = parser.apply(entry.value());
    if (value.isEmpty()) {
      complain(
          entry.valueSite(),
          "'%s' is not a value of '%s'.%s"
              .formatted(entry.value(), entry.key(), nearestOrAll(entry.value(), words)));
    }
    return value;
  }

  private void complain(Site site, String message) {
    String problem = site + ": " + message;
    if (!problems.contains(problem)) {
      problems.add(problem);
    }
  }

  private static boolean isNothing(ConfigEntry entry) {
    return entry.style() == ValueStyle.NULL || entry.style() == ValueStyle.EMPTY_COLLECTION;
  }

  private static String nearestOrAll(String written, List<String> words) {
    String question = NearestName.question(written, words);
    return question.isEmpty() ? " Allowed: %s.".formatted(String.join(", ", words)) : question;
  }

  private static Optional<Boolean> truth(String word) {
    return TRUTH_VALUES.contains(word) ? Optional.of(word.equals("true")) : Optional.empty();
  }

  private static String firstName(String key) {
    int end = 0;
    while (end < key.length() && key.charAt(end) != '.' && key.charAt(end) != '[') {
      end++;
    }
    return key.substring(0, end);
  }

  /** Returns where a name above or at {@code entry} is written, which an entry does not know. */
  private Site siteOfName(String name, ConfigEntry entry) {
    for (int line = entry.keySite().startLine(); line > 0; line--) {
      String written = text.line(line).stripLeading();
      int indent = text.line(line).length() - written.length();
      boolean quoted = written.startsWith("\"") || written.startsWith("'");
      if (written.startsWith(name, quoted ? 1 : 0)) {
        int start = text.offset(line, indent + 1);
        return text.site(start, start + name.length() + (quoted ? 2 : 0));
      }
    }
    return entry.keySite();
  }
}
