package dev.eoslint.analyzer.dialect.topic;

import java.util.Map;
import java.util.Optional;
import java.util.Set;

/** Qualified names of the classes that describe topics, and constants of theirs. */
final class TopicTypes {

  private static final String ADMIN = "org.apache.kafka.clients.admin.";
  private static final String CONFIG = "org.apache.kafka.common.config.";

  static final String NEW_TOPIC = ADMIN + "NewTopic";
  static final String CONFIG_ENTRY = ADMIN + "ConfigEntry";
  static final String ENTRIES = ADMIN + "Config";
  static final String OPERATION = ADMIN + "AlterConfigOp";
  static final String RESOURCE = CONFIG + "ConfigResource";
  static final String BUILDER = "org.springframework.kafka.config.TopicBuilder";

  private static final String OPERATION_TYPE = OPERATION + ".OpType";
  private static final String RESOURCE_TYPE = RESOURCE + ".Type";
  private static final String TOPIC_CONFIG = CONFIG + "TopicConfig";

  private static final Set<String> ENUMS = Set.of(OPERATION_TYPE, RESOURCE_TYPE);
  private static final Set<String> ADMINS =
      Set.of(ADMIN + "Admin", ADMIN + "AdminClient", ADMIN + "KafkaAdminClient");
  private static final Set<String> OTHERS =
      Set.of(NEW_TOPIC, CONFIG_ENTRY, ENTRIES, OPERATION, RESOURCE, BUILDER, TOPIC_CONFIG);

  /**
   * The keys of topics that rules ask for.
   *
   * <p>Source: {@code TopicConfig}.
   */
  private static final Map<String, String> KEYS =
      Map.of(
          "MIN_IN_SYNC_REPLICAS_CONFIG", "min.insync.replicas",
          "UNCLEAN_LEADER_ELECTION_ENABLE_CONFIG", "unclean.leader.election.enable");

  private TopicTypes() {}

  static boolean isKnown(String qualifiedName) {
    return ENUMS.contains(qualifiedName)
        || ADMINS.contains(qualifiedName)
        || OTHERS.contains(qualifiedName);
  }

  /** Returns the text that stands for a constant: its name if it is one of an enum. */
  static Optional<String> constant(String type, String field) {
    if (ENUMS.contains(type)) {
      return Optional.of(field);
    }
    return type.equals(TOPIC_CONFIG) ? Optional.ofNullable(KEYS.get(field)) : Optional.empty();
  }
}
