package dev.eoslint.analyzer.dialect;

import dev.eoslint.analyzer.config.ConfigEntry;
import dev.eoslint.analyzer.config.ConfigFile;
import dev.eoslint.analyzer.config.placeholder.Placeholders;
import dev.eoslint.analyzer.model.Setting;
import dev.eoslint.analyzer.source.SourceFile;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;

/**
 * What files of the tree set for brokers, as far as rules on clients ask for it: in property files,
 * in custom resources, and as variables of containers ({@code KAFKA_TRANSACTION_MAX_TIMEOUT_MS}).
 */
final class BrokerSettings {

  private static final List<String> KEYS = List.of("transaction.max.timeout.ms");

  private BrokerSettings() {}

  /** Returns the settings in {@code files} in their order. */
  static List<Setting> in(Map<SourceFile, ConfigFile> files) {
    List<Setting> settings = new ArrayList<>();
    files.forEach(
        (file, content) -> {
          if (file.matters()) {
            content.documents().stream()
                .flatMap(document -> document.entries().stream())
                .flatMap(entry -> setting(entry).stream())
                .forEach(settings::add);
          }
        });
    return settings;
  }

  /** A list of variables holds entries such as {@code KAFKA_NODE_ID=1}. */
  private static Optional<Setting> setting(ConfigEntry entry) {
    int equals = entry.value().indexOf('=');
    for (String key : KEYS) {
      if (letters(entry.key()).endsWith(letters(key))) {
        return Optional.of(setting(key, entry.value(), entry));
      } else if (equals > 0 && letters(entry.value().substring(0, equals)).endsWith(letters(key))) {
        return Optional.of(setting(key, entry.value().substring(equals + 1), entry));
      }
    }
    return Optional.empty();
  }

  private static Setting setting(String key, String text, ConfigEntry entry) {
    return new Setting(
        key, Placeholders.parse(text.strip(), entry.valueSite()), entry.site(), entry.key(), false);
  }

  private static String letters(String name) {
    return name.toLowerCase(Locale.ROOT).replaceAll("[^a-z0-9]", "");
  }
}
