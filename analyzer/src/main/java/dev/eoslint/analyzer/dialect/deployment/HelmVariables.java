package dev.eoslint.analyzer.dialect.deployment;

import dev.eoslint.analyzer.config.ConfigEntry;
import dev.eoslint.analyzer.model.Value;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * Environment variables that values files hold and templates copy as a whole ({@code toYaml},
 * {@code range}), which nothing here renders.
 */
final class HelmVariables {

  private static final Pattern LIST_ITEM =
      Pattern.compile("(?i)((?:.*\\.)?[\\w-]*env[\\w-]*\\[\\d+])\\.name");
  private static final Pattern MAP_ENTRY =
      Pattern.compile("(?:.*\\.)?(?i:[\\w-]*env[\\w-]*)\\.([A-Z_][A-Z0-9_]*)");

  private HelmVariables() {}

  /** Returns the variables that values files seem to set. */
  static Map<String, Value> of(HelmValues values) {
    Map<String, Value> variables = new LinkedHashMap<>();
    values
        .entries()
        .forEach(
            (key, entry) -> {
              Matcher item = LIST_ITEM.matcher(key);
              Matcher pair = MAP_ENTRY.matcher(key);
              if (item.matches()) {
                variables.put(entry.value(), itemValue(item.group(1), entry, values));
              } else if (pair.matches()) {
                variables.put(pair.group(1), Value.known(entry.value(), entry.site()));
              }
            });
    return variables;
  }

  private static Value itemValue(String item, ConfigEntry name, HelmValues values) {
    Optional<ConfigEntry> field =
        Optional.ofNullable(values.entries().get(item + ".valueFrom.fieldRef.fieldPath"));
    return field
        .map(found -> PodFields.value(found.value(), name.value(), found.site()))
        .orElseGet(() -> Value.unknown(name.site()));
  }
}
