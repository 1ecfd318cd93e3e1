package dev.eoslint.analyzer.dialect.broker;

import dev.eoslint.analyzer.dialect.deployment.DeployedContainer;
import dev.eoslint.analyzer.model.Setting;
import dev.eoslint.analyzer.model.Site;
import dev.eoslint.analyzer.model.Value;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.regex.Pattern;

/**
 * Turns environment variables into the keys that an image makes of them.
 *
 * <p>Sources: "Docker Configuration Parameters" of Confluent and the README of {@code
 * apache/kafka}: after the prefix, one underscore is a dot, two are an underscore, three are a
 * dash. The README of {@code bitnami/kafka}: the prefix is {@code KAFKA_CFG_}, and each underscore
 * is a dot.
 */
final class BrokerVariables {

  private static final String PREFIX = "KAFKA_";
  private static final String BITNAMI_PREFIX = "KAFKA_CFG_";
  private static final Pattern UNDERSCORES = Pattern.compile("_{1,3}");

  private BrokerVariables() {}

  /** Returns the settings of a broker by their keys. */
  static Map<String, Setting> settings(DeployedContainer container) {
    boolean bitnami = BrokerImages.isBitnami(container);
    Map<String, Setting> settings = new LinkedHashMap<>();
    // Sorted, so that of two spellings of one key the same one always wins.
    new TreeMap<>(container.variables())
        .forEach(
            (variable, values) ->
                key(variable, bitnami)
                    .ifPresent(
                        key ->
                            settings.put(
                                key, setting(key, variable, values, container.declaration()))));
    return settings;
  }

  private static Optional<String> key(String variable, boolean bitnami) {
    if (bitnami || variable.startsWith(BITNAMI_PREFIX)) {
      return variable.startsWith(BITNAMI_PREFIX)
          ? Optional.of(lower(variable.substring(BITNAMI_PREFIX.length()).replace('_', '.')))
          : Optional.empty();
    }
    return variable.startsWith(PREFIX)
        ? Optional.of(
            UNDERSCORES
                .matcher(lower(variable.substring(PREFIX.length())))
                .replaceAll(found -> separator(found.group().length())))
        : Optional.empty();
  }

  private static String separator(int underscores) {
    return switch (underscores) {
      case 1 -> ".";
      case 2 -> "_";
      default -> "-";
    };
  }

  private static String lower(String text) {
    return text.toLowerCase(Locale.ROOT);
  }

  private static Setting setting(
      String key, String variable, List<Value> values, Site declaration) {
    Value value = values.size() == 1 ? values.get(0) : Value.oneOf(values);
    return new Setting(
        key, value, value.innermostOrigin().orElse(declaration), variable, values.size() > 1);
  }
}
