package dev.eoslint.analyzer.model;

import dev.eoslint.analyzer.kafka.KafkaVersion;
import java.util.Comparator;
import java.util.Map;
import java.util.Optional;

/**
 * Which versions of the Kafka clients the parts of the tree are built with.
 *
 * @param assumed the version of code for which nothing shows one: of several in the tree the oldest
 * @param ofModules the versions of the modules that are built with Kafka, empty for those whose
 *     build files lead to none
 */
public record KafkaVersions(
    KafkaVersion assumed, Map<ApplicationModule, Optional<KafkaVersion>> ofModules) {

  /** Copies the map. */
  public KafkaVersions {
    ofModules = Map.copyOf(ofModules);
  }

  /** Returns the version that the settings or build files show for what stands at {@code site}. */
  public Optional<KafkaVersion> shownAt(Site site) {
    return ofModules.entrySet().stream()
        .filter(entry -> entry.getKey().contains(site.file()))
        .max(Comparator.comparingInt(entry -> entry.getKey().root().length()))
        .flatMap(Map.Entry::getValue);
  }

  /** Returns the version to take for what stands at {@code site}. */
  public KafkaVersion at(Site site) {
    return shownAt(site).orElse(assumed);
  }
}
