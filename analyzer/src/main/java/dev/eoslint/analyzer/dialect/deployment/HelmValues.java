package dev.eoslint.analyzer.dialect.deployment;

import dev.eoslint.analyzer.config.ConfigDocument;
import dev.eoslint.analyzer.config.ConfigEntry;
import dev.eoslint.analyzer.config.ConfigFile;
import dev.eoslint.analyzer.config.ValueStyle;
import dev.eoslint.analyzer.model.Value;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/** The values that a chart is rendered with: its own, and those of one file that overrides them. */
final class HelmValues {

  private static final String VALUES = ".Values.";
  private static final Set<String> EMPTY = Set.of("", "false", "0", "null", "~");

  private final Map<String, ConfigEntry> entries;
  private final Map<String, String> chart;

  private HelmValues(Map<String, ConfigEntry> entries, Map<String, String> chart) {
    this.entries = Map.copyOf(entries);
    this.chart = Map.copyOf(chart);
  }

  /** Returns the values of a chart that no file gives values to. */
  static HelmValues none(String chartName) {
    return new HelmValues(Map.of(), Map.of(".Chart.Name", chartName));
  }

  /** Returns these values overridden by those of a file. */
  HelmValues overriddenBy(ConfigFile file) {
    return overriddenBy(
        file.documents().stream().map(ConfigDocument::entries).flatMap(List::stream).toList());
  }

  /** Returns these values overridden by what a file of the chart above says of this chart. */
  HelmValues overriddenBelow(String key, ConfigFile file) {
    String prefix = key + ".";
    List<ConfigEntry> own = new ArrayList<>();
    for (ConfigDocument document : file.documents()) {
      for (ConfigEntry entry : document.entries()) {
        if (entry.key().startsWith("global.")) {
          own.add(entry);
        } else if (entry.key().startsWith(prefix)) {
          own.add(
              new ConfigEntry(
                  entry.key().substring(prefix.length()),
                  entry.value(),
                  entry.keySite(),
                  entry.valueSite(),
                  entry.style()));
        }
      }
    }
    return overriddenBy(own);
  }

  private HelmValues overriddenBy(List<ConfigEntry> overriding) {
    Map<String, ConfigEntry> merged = new HashMap<>(entries);
    overriding.forEach(entry -> merged.put(entry.key(), entry));
    return new HelmValues(merged, chart);
  }

  /** Returns all values by their keys. */
  Map<String, ConfigEntry> entries() {
    return entries;
  }

  /**
   * Returns a value.
   *
   * @param name as a template refers to it from the root: {@code .Values.image.tag}
   * @return nothing if no file sets it
   */
  Optional<Value> find(String name) {
    if (name.startsWith(VALUES)) {
      return Optional.ofNullable(entries.get(name.substring(VALUES.length())))
          .filter(entry -> entry.style() != ValueStyle.NULL)
          .map(entry -> Value.known(entry.value(), entry.site()));
    }
    return Optional.ofNullable(chart.get(name)).map(Value::known);
  }

  /** Returns whether a template takes a value for true; nothing if it is not one of the files. */
  Optional<Boolean> isTrue(String name) {
    if (!name.startsWith(VALUES)) {
      return Optional.ofNullable(chart.get(name)).map(text -> !text.isEmpty());
    }
    String key = name.substring(VALUES.length());
    ConfigEntry entry = entries.get(key);
    if (entry == null) {
      return Optional.of(entries.keySet().stream().anyMatch(other -> isBelow(other, key)));
    }
    return Optional.of(
        switch (entry.style()) {
          case NULL, EMPTY_COLLECTION -> false;
          case PLAIN -> !EMPTY.contains(entry.value());
          case QUOTED, BLOCK -> !entry.value().isEmpty();
        });
  }

  private static boolean isBelow(String key, String above) {
    return key.startsWith(above)
        && key.length() > above.length()
        && (key.charAt(above.length()) == '.' || key.charAt(above.length()) == '[');
  }
}
