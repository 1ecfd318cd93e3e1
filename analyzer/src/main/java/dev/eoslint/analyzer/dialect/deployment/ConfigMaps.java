package dev.eoslint.analyzer.dialect.deployment;

import dev.eoslint.analyzer.config.ConfigEntry;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/** The data of the ConfigMaps in the tree. */
final class ConfigMaps {

  private final Map<String, List<Data>> byName = new HashMap<>();

  /**
   * One value of a ConfigMap.
   *
   * @param key its key, usually the name of a variable
   * @param entry where it is written
   * @param view the manifest of the ConfigMap
   */
  record Data(String key, ConfigEntry entry, ManifestView view) {}

  /** Adds a manifest of the kind ConfigMap. */
  void add(ManifestView manifest) {
    String name = manifest.written("metadata.name").orElse("");
    ManifestView data = manifest.below("data");
    for (ConfigEntry entry : data.entries()) {
      byName
          .computeIfAbsent(name, unused -> new ArrayList<>())
          .add(new Data(entry.key(), entry, data));
    }
  }

  /** Returns the data of a ConfigMap; several values of a key when overlays differ. */
  List<Data> data(String name) {
    return byName.getOrDefault(name, List.of());
  }
}
