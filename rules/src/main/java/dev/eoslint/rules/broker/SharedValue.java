package dev.eoslint.rules.broker;

import dev.eoslint.analyzer.kafka.BrokerKey;
import dev.eoslint.analyzer.model.Broker;
import dev.eoslint.analyzer.model.BrokerCluster;
import dev.eoslint.analyzer.model.CreatedTopic;
import dev.eoslint.analyzer.model.DeclaredTopic;
import dev.eoslint.analyzer.model.Setting;
import dev.eoslint.analyzer.rule.Problem;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.TreeMap;
import java.util.regex.Pattern;

/**
 * A value that brokers of one cluster have in common.
 *
 * @param value the text, without blanks at its ends and in lower case
 * @param places the settings that state it, at least one, in the order of the file
 */
record SharedValue(String value, List<Setting> places) {

  private static final Pattern NUMBER = Pattern.compile("-?\\d{1,18}");

  SharedValue {
    places = List.copyOf(places);
  }

  /**
   * Returns the known values of a key, one for each value that some broker has. Brokers of versions
   * that do not know the key are left out.
   */
  static List<SharedValue> values(BrokerCluster cluster, BrokerKey key) {
    Map<String, List<Setting>> byValue = new TreeMap<>();
    for (Broker broker : cluster.brokers()) {
      broker
          .lastSetting(key.key())
          .filter(setting -> broker.version().map(key::isKnownIn).orElse(true))
          .ifPresent(
              setting ->
                  text(setting)
                      .ifPresent(
                          text ->
                              byValue
                                  .computeIfAbsent(text, first -> new ArrayList<>())
                                  .add(setting)));
    }
    return byValue.entrySet().stream().map(entry -> of(entry.getKey(), entry.getValue())).toList();
  }

  /** Returns the values of a key that are numbers. */
  static List<SharedValue> numbers(BrokerCluster cluster, BrokerKey key) {
    return values(cluster, key).stream().filter(stated -> stated.parsed().isPresent()).toList();
  }

  /** Returns the known number that a topic sets a key to. */
  static Optional<SharedValue> number(DeclaredTopic topic, String key) {
    return topic.lastSetting(key).flatMap(SharedValue::number);
  }

  /** Returns the known value that a topic sets a key to. */
  static Optional<SharedValue> value(DeclaredTopic topic, String key) {
    return topic.lastSetting(key).flatMap(SharedValue::value);
  }

  /** Returns the known number that a topic sets a key to in code. */
  static Optional<SharedValue> number(CreatedTopic topic, String key) {
    return topic.lastSetting(key).flatMap(SharedValue::number);
  }

  /** Returns the known value that a topic sets a key to in code. */
  static Optional<SharedValue> value(CreatedTopic topic, String key) {
    return topic.lastSetting(key).flatMap(SharedValue::value);
  }

  private static Optional<SharedValue> number(Setting setting) {
    return value(setting).filter(stated -> stated.parsed().isPresent());
  }

  private static Optional<SharedValue> value(Setting setting) {
    return text(setting).map(text -> new SharedValue(text, List.of(setting)));
  }

  private static SharedValue of(String value, List<Setting> settings) {
    return new SharedValue(
        value, settings.stream().distinct().sorted(Comparator.comparing(Setting::site)).toList());
  }

  private static Optional<String> text(Setting setting) {
    return setting.conditional()
        ? Optional.empty()
        : setting.value().text().map(text -> text.strip().toLowerCase(Locale.ROOT));
  }

  private OptionalLong parsed() {
    return NUMBER.matcher(value).matches()
        ? OptionalLong.of(Long.parseLong(value))
        : OptionalLong.empty();
  }

  /** Returns the value of one of {@link #numbers}. */
  long number() {
    return parsed().orElseThrow();
  }

  /** Returns key and value for messages. */
  String phrase() {
    return "'%s' is '%s'".formatted(places.get(0).spelling(), value);
  }

  /** Returns a problem at the first place, with the others as related places. */
  Problem problem(String message) {
    Problem problem = Problem.at(places.get(0).site(), message);
    for (Setting other : places.subList(1, places.size())) {
      problem = problem.withRelated(other.site(), "set here, too");
    }
    return problem;
  }

  /** Adds the first place to a problem. */
  Problem addTo(Problem problem) {
    return problem.withRelated(places.get(0).site(), "is '" + value + "'");
  }
}
