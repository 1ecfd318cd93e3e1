package dev.eoslint.analyzer.dialect;

import dev.eoslint.analyzer.kafka.KafkaVersion;
import java.util.Map;
import java.util.NavigableMap;
import java.util.Optional;
import java.util.TreeMap;

/** The versions of the Kafka clients that versions of Spring bring with them. */
final class ManagedClients {

  /**
   * The Kafka clients that a minor version of Spring Boot manages, from its release on. Releases
   * that a patch of the same minor version replaced because of a defect are left out.
   */
  private static final NavigableMap<KafkaVersion, KafkaVersion> BY_SPRING_BOOT =
      pairs(
          "2.0", "1.0.0", "2.1", "2.0.0", "2.2", "2.3.0", "2.3", "2.5.0", "2.4", "2.6.0", "2.5",
          "2.7.1", "2.6", "3.0.1", "2.7", "3.1.1", "3.0", "3.3.1", "3.1", "3.4.0", "3.2", "3.6.0",
          "3.3", "3.7.0", "3.4", "3.8.1", "3.5", "3.9.1", "4.0", "4.1.1", "4.1", "4.2.1", "4.2",
          "4.3.1");

  /** The Kafka clients that a minor version of Spring for Apache Kafka is built with at least. */
  private static final NavigableMap<KafkaVersion, KafkaVersion> BY_SPRING_KAFKA =
      pairs(
          "2.3", "2.3.0", "2.5", "2.5.0", "2.8", "3.0.1", "3.0", "3.3.1", "3.1", "3.6.0", "3.2",
          "3.7.0", "3.3", "3.8.1", "4.0", "4.1.1", "4.1", "4.2.1", "4.2", "4.3.1");

  private ManagedClients() {}

  /** Returns the clients of a version of Spring Boot, as written in a build file. */
  static Optional<KafkaVersion> ofSpringBoot(String version) {
    return paired(version, BY_SPRING_BOOT);
  }

  /** Returns the clients of a version of Spring for Apache Kafka, as written in a build file. */
  static Optional<KafkaVersion> ofSpringKafka(String version) {
    return paired(version, BY_SPRING_KAFKA);
  }

  /** A minor version that the pairs leave out has at least the clients of the one before. */
  private static Optional<KafkaVersion> paired(
      String version, NavigableMap<KafkaVersion, KafkaVersion> pairs) {
    return KafkaVersion.parse(version)
        .flatMap(known -> Optional.ofNullable(pairs.floorEntry(known)))
        .map(Map.Entry::getValue);
  }

  private static NavigableMap<KafkaVersion, KafkaVersion> pairs(String... texts) {
    NavigableMap<KafkaVersion, KafkaVersion> pairs = new TreeMap<>();
    for (int index = 0; index < texts.length; index += 2) {
      pairs.put(
          KafkaVersion.parse(texts[index]).orElseThrow(),
          KafkaVersion.parse(texts[index + 1]).orElseThrow());
    }
    return pairs;
  }
}
