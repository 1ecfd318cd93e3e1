package dev.eoslint.analyzer.config;

import java.util.Collections;
import java.util.EnumSet;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.regex.Pattern;

/**
 * Tells by its keys what a file configures for Kafka.
 *
 * <p>A role is named only when the keys leave no doubt; a file that a framework reads under its own
 * prefixes has none.
 */
public final class ClientFileRoles {

  private static final Pattern FRAMEWORK_FILE =
      Pattern.compile(
          "(?:application|bootstrap|microprofile-config|micronaut|quarkus|gradle|gradle-wrapper"
              + "|log4j2?|logback|logging|messages|maven-wrapper|sonar-project|junit-platform)"
              + "(?:[-_.].*)?\\.(?:properties|ya?ml|json)");
  private static final List<String> FRAMEWORK_PREFIXES =
      List.of("spring.", "quarkus.", "micronaut.", "mp.messaging.", "camel.", "log4j.", "%");
  private static final List<String> CONNECTOR_KEYS =
      List.of("connector.class", "config.connector.class");
  private static final Pattern MIRROR_FLOW = Pattern.compile("\\S+->\\S+\\.enabled");

  private ClientFileRoles() {}

  /**
   * Returns the roles of a document; several if one file serves several clients, none if its role
   * is not certain.
   *
   * @param document the keys
   * @param fileName name of the file without folders
   */
  public static Set<ClientFileRole> rolesOf(ConfigDocument document, String fileName) {
    Set<String> keys = new HashSet<>();
    document.entries().forEach(entry -> keys.add(entry.key()));
    if (FRAMEWORK_FILE.matcher(fileName).matches() || isOfFramework(keys)) {
      return Set.of();
    }
    EnumSet<ClientFileRole> roles = EnumSet.noneOf(ClientFileRole.class);
    if (isBroker(keys)) {
      roles.add(ClientFileRole.BROKER);
    } else if (isMirrorMaker(keys)) {
      roles.add(ClientFileRole.MIRROR_MAKER);
    } else if (isConnectWorker(keys)) {
      roles.add(ClientFileRole.CONNECT_WORKER);
    } else if (CONNECTOR_KEYS.stream().anyMatch(keys::contains)) {
      roles.add(ClientFileRole.CONNECTOR);
    } else if (isStreams(keys)) {
      roles.add(ClientFileRole.STREAMS);
    } else {
      addPlainClients(keys, roles);
    }
    return Collections.unmodifiableSet(roles);
  }

  private static boolean isOfFramework(Set<String> keys) {
    return keys.stream().anyMatch(key -> FRAMEWORK_PREFIXES.stream().anyMatch(key::startsWith));
  }

  private static boolean isBroker(Set<String> keys) {
    boolean identified = hasAny(keys, "process.roles", "node.id", "broker.id");
    return identified
        && hasAny(
            keys,
            "log.dirs",
            "log.dir",
            "listeners",
            "advertised.listeners",
            "zookeeper.connect",
            "controller.quorum.voters",
            "controller.quorum.bootstrap.servers");
  }

  private static boolean isMirrorMaker(Set<String> keys) {
    return keys.contains("clusters")
        && keys.stream().anyMatch(key -> MIRROR_FLOW.matcher(key).matches());
  }

  private static boolean isConnectWorker(Set<String> keys) {
    boolean distributed =
        keys.containsAll(
            List.of(
                "group.id",
                "config.storage.topic",
                "offset.storage.topic",
                "status.storage.topic"));
    return distributed || keys.contains("offset.storage.file.filename");
  }

  /** Kafka Streams needs no serializers of clients; who sets them calls something else so. */
  private static boolean isStreams(Set<String> keys) {
    boolean certain =
        keys.contains("bootstrap.servers") && !hasAny(keys, "key.serializer", "key.deserializer");
    return keys.contains("application.id") && (certain || keys.contains("processing.guarantee"));
  }

  private static void addPlainClients(Set<String> keys, Set<ClientFileRole> roles) {
    boolean connected = keys.contains("bootstrap.servers");
    if (hasAny(keys, "key.serializer", "transactional.id")
        || (connected && keys.contains("acks"))) {
      roles.add(ClientFileRole.PRODUCER);
    }
    if (keys.contains("group.id")
        && hasAny(keys, "key.deserializer", "enable.auto.commit", "isolation.level")) {
      roles.add(ClientFileRole.CONSUMER);
    }
  }

  private static boolean hasAny(Set<String> keys, String... wanted) {
    return Set.of(wanted).stream().anyMatch(keys::contains);
  }
}
