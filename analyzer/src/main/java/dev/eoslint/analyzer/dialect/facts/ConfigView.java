package dev.eoslint.analyzer.dialect.facts;

import dev.eoslint.analyzer.config.ConfigEntry;
import dev.eoslint.analyzer.config.placeholder.Placeholders;
import dev.eoslint.analyzer.java.value.AbstractValue;
import dev.eoslint.analyzer.java.value.ConfigMap;
import dev.eoslint.analyzer.java.value.ConfigMap.Entry;
import dev.eoslint.analyzer.java.value.State;
import dev.eoslint.analyzer.kafka.ClientRole;
import dev.eoslint.analyzer.model.ClientConfig;
import dev.eoslint.analyzer.model.FrameworkDefault;
import dev.eoslint.analyzer.model.Setting;
import dev.eoslint.analyzer.model.Site;
import dev.eoslint.analyzer.model.Value;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Reads the configuration of a client out of the map that it is created with. */
public final class ConfigView {

  private static final String SERVERS = "bootstrap.servers";

  private ConfigView() {}

  /**
   * Returns the configuration that {@code map} holds now, unknown when it cannot be seen.
   *
   * <p>Kafka creates no client without servers, so that a map without them is not all that the
   * client gets: a method out of view fills it.
   */
  public static ClientConfig of(
      ClientRole role, AbstractValue map, State state, List<FrameworkDefault> frameworkDefaults) {
    Optional<ConfigMap> known = state.object(map, ConfigMap.class);
    if (known.isEmpty()) {
      return ClientConfig.unknown(role);
    }
    return new ClientConfig(
        role,
        settings(known.get()),
        List.of(),
        frameworkDefaults,
        known.get().complete() && known.get().entries().containsKey(SERVERS),
        Optional.empty(),
        known.get().beginning());
  }

  /** Returns the settings of {@code map} in the order in which they were written. */
  public static List<Setting> settings(ConfigMap map) {
    List<Setting> settings = new ArrayList<>();
    map.entries()
        .forEach(
            (key, entry) ->
                settings.add(
                    new Setting(
                        key,
                        valueOf(entry),
                        site(entry),
                        entry.spelling(),
                        entry.conditional(),
                        isLong(entry))));
    return settings;
  }

  private static boolean isLong(Entry entry) {
    return entry.value() instanceof AbstractValue.Scalar scalar && scalar.isLong();
  }

  /** Returns the setting that an entry of a client's own property file is. */
  public static Setting setting(ConfigEntry entry) {
    return new Setting(
        entry.key(),
        Placeholders.parse(entry.value(), entry.valueSite()),
        entry.site(),
        entry.key(),
        false);
  }

  private static Value valueOf(Entry entry) {
    return entry.value().asValue().seenAt(entry.site());
  }

  /**
   * What a user would change: a literal or constant of another file, else the statement here. What
   * code of another file computes is not it.
   */
  private static Site site(Entry entry) {
    Value value = entry.value().asValue();
    Optional<Site> innermost =
        value
            .innermostOrigin()
            .filter(origin -> !origin.file().equals(entry.site().file()))
            .filter(origin -> isDeclared(origin, value));
    return innermost
        .flatMap(
            origin ->
                value.origins().stream()
                    .filter(other -> other.file().equals(origin.file()))
                    .reduce((first, second) -> second))
        .orElse(entry.site());
  }

  private static boolean isDeclared(Site origin, Value value) {
    boolean inDeclaration =
        value.origins().stream().anyMatch(other -> !other.equals(origin) && other.contains(origin));
    return value instanceof Value.Known || inDeclaration || !origin.file().endsWith(".java");
  }
}
