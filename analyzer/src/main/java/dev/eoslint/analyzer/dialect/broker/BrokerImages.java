package dev.eoslint.analyzer.dialect.broker;

import dev.eoslint.analyzer.dialect.deployment.DeployedContainer;
import dev.eoslint.analyzer.kafka.KafkaVersion;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * Knows the images of brokers.
 *
 * <p>Sources: the documentation of the images {@code apache/kafka}, {@code confluentinc/cp-kafka},
 * {@code bitnami/kafka} and {@code wurstmeister/kafka}.
 */
final class BrokerImages {

  private static final Set<String> CONFLUENT_NAMES =
      Set.of("cp-kafka", "cp-server", "cp-enterprise-kafka", "confluent-local");

  private static final Set<String> OTHER_NAMES = Set.of("kafka", "kafka-native");

  private static final Pattern BITNAMI = Pattern.compile("(?:.*/)?bitnami\\w*(?:/.*)?");

  /** Whose images have the version of Kafka as their tag; others count releases of their own. */
  private static final Pattern TAGGED_BY_KAFKA =
      Pattern.compile("(?:.*/)?(?:apache|bitnami\\w*|wurstmeister)(?:/.*)?");

  private static final List<String> IDENTITY =
      List.of("KAFKA_BROKER_ID", "KAFKA_NODE_ID", "KAFKA_PROCESS_ROLES", "KAFKA_ZOOKEEPER_CONNECT");

  private static final Pattern SCALA_IN_FRONT = Pattern.compile("2\\.1[0-3]-(\\d.*)");

  private BrokerImages() {}

  /**
   * Returns whether a container runs a broker or controller: by its image, or, when that has a name
   * of its own, by the variables that every broker needs.
   */
  static boolean isKafka(DeployedContainer container) {
    String image = container.image().toLowerCase(Locale.ROOT);
    return CONFLUENT_NAMES.contains(image)
        || OTHER_NAMES.contains(image)
        || (container.variables().containsKey("KAFKA_ADVERTISED_LISTENERS")
            && IDENTITY.stream().anyMatch(container.variables()::containsKey));
  }

  /** Returns whether the image reads variables with the prefix {@code KAFKA_CFG_} only. */
  static boolean isBitnami(DeployedContainer container) {
    return BITNAMI.matcher(container.repository().toLowerCase(Locale.ROOT)).matches();
  }

  /** Returns the version of Kafka in an image. */
  static Optional<KafkaVersion> version(DeployedContainer container) {
    Optional<String> tag = container.tag();
    if (CONFLUENT_NAMES.contains(container.image().toLowerCase(Locale.ROOT))) {
      return tag.flatMap(KafkaVersion::parse).flatMap(KafkaVersion::ofConfluentPlatform);
    }
    return tag.filter(text -> isTaggedByKafka(container))
        .map(
            text -> {
              Matcher scala = SCALA_IN_FRONT.matcher(text);
              return scala.matches() ? scala.group(1) : text;
            })
        .flatMap(KafkaVersion::parse);
  }

  private static boolean isTaggedByKafka(DeployedContainer container) {
    return TAGGED_BY_KAFKA.matcher(container.repository().toLowerCase(Locale.ROOT)).matches();
  }
}
