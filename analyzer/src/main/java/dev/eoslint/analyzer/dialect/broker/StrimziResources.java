package dev.eoslint.analyzer.dialect.broker;

import dev.eoslint.analyzer.config.ConfigDocument;
import dev.eoslint.analyzer.config.ConfigEntry;
import dev.eoslint.analyzer.config.placeholder.Placeholders;
import dev.eoslint.analyzer.dialect.ConfigurationFiles;
import dev.eoslint.analyzer.dialect.Modules;
import dev.eoslint.analyzer.kafka.KafkaVersion;
import dev.eoslint.analyzer.model.Broker;
import dev.eoslint.analyzer.model.BrokerCluster;
import dev.eoslint.analyzer.model.BrokerCount;
import dev.eoslint.analyzer.model.BrokerCount.Precision;
import dev.eoslint.analyzer.model.DeclaredTopic;
import dev.eoslint.analyzer.model.Setting;
import dev.eoslint.analyzer.model.Site;
import dev.eoslint.analyzer.source.FileKind;
import dev.eoslint.analyzer.source.SourceFile;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/**
 * The resources {@code Kafka}, {@code KafkaNodePool} and {@code KafkaTopic} of Strimzi.
 *
 * <p>Source: Strimzi, "Custom resource API Reference".
 */
final class StrimziResources {

  private static final String API = "kafka.strimzi.io";
  private static final String NAME = "metadata.name";
  private static final String CLUSTER_LABEL = "metadata.labels.strimzi.io/cluster";
  private static final String BROKER_CONFIG = "spec.kafka.config";
  private static final String TOPIC_CONFIG = "spec.config";
  private static final Pattern NUMBER = Pattern.compile("\\d{1,4}");

  private final Modules modules;
  private final List<Resource> resources = new ArrayList<>();

  private StrimziResources(Modules modules) {
    this.modules = modules;
  }

  /** Reads the resources of a tree. */
  static StrimziResources read(ConfigurationFiles files, Modules modules) {
    StrimziResources strimzi = new StrimziResources(modules);
    for (SourceFile file : files.ofKind(FileKind.YAML)) {
      if (files.text(file).content().contains(API)) {
        files.read(file).stream()
            .flatMap(content -> content.documents().stream())
            .filter(StrimziResources::isResource)
            .map(document -> new Resource(file.folder(), document))
            .forEach(strimzi.resources::add);
      }
    }
    return strimzi;
  }

  private static boolean isResource(ConfigDocument document) {
    return document
        .find("apiVersion")
        .filter(version -> version.value().startsWith(API + "/"))
        .isPresent();
  }

  /** Returns the clusters. */
  List<BrokerCluster> clusters() {
    return ofKind("Kafka").map(this::cluster).toList();
  }

  /** Returns the topics. */
  List<DeclaredTopic> topics() {
    List<BrokerCluster> clusters = clusters();
    return ofKind("KafkaTopic").map(resource -> topic(resource, clusters)).toList();
  }

  private Stream<Resource> ofKind(String kind) {
    return resources.stream().filter(resource -> resource.text("kind").equals(kind));
  }

  private BrokerCluster cluster(Resource kafka) {
    List<Setting> settings = kafka.settings(BROKER_CONFIG);
    BrokerCount count = count(kafka);
    Broker broker =
        new Broker(
            kafka.text(NAME),
            kafka.site(NAME),
            KafkaVersion.parse(kafka.text("spec.kafka.version")),
            settings);
    return new BrokerCluster(
        kafka.document().path(),
        List.of(broker),
        FactorEvidence.refine(count, List.of(broker)),
        kafka.development(),
        modules.owning(kafka.document().path()));
  }

  private BrokerCount count(Resource kafka) {
    List<Resource> pools = pools(kafka);
    Optional<Resource> counting = pools.isEmpty() ? Optional.of(kafka) : pools.stream().findFirst();
    String key = pools.isEmpty() ? "spec.kafka.replicas" : "spec.replicas";
    List<Resource> counted = pools.isEmpty() ? List.of(kafka) : pools;
    int sum = 0;
    for (Resource resource : counted) {
      OptionalInt replicas = resource.number(key);
      if (replicas.isEmpty()) {
        return new BrokerCount(
            1, Precision.AT_LEAST, "its number is not in view", Optional.empty());
      }
      sum += replicas.getAsInt();
    }
    return new BrokerCount(
        Math.max(sum, 1),
        Precision.SHOWN,
        sum == 1 ? "the cluster has one broker" : "the cluster has %d brokers".formatted(sum),
        counting.map(resource -> resource.site(key)));
  }

  private List<Resource> pools(Resource kafka) {
    return ofKind("KafkaNodePool")
        .filter(pool -> pool.folder().equals(kafka.folder()))
        .filter(pool -> pool.text(CLUSTER_LABEL).equals(kafka.text(NAME)))
        .filter(Resource::holdsBrokers)
        .toList();
  }

  private static DeclaredTopic topic(Resource topic, List<BrokerCluster> clusters) {
    List<Setting> settings = new ArrayList<>(topic.settings(TOPIC_CONFIG));
    topic
        .document()
        .find("spec.replicas")
        .map(entry -> setting("replication.factor", "replicas", entry))
        .ifPresent(settings::add);
    String nameKey = topic.document().find("spec.topicName").isPresent() ? "spec.topicName" : NAME;
    return new DeclaredTopic(
        topic.text(nameKey),
        topic.site(nameKey),
        settings,
        clusterOf(topic, clusters),
        topic.development());
  }

  /** Overlays may describe one cluster several times; then none of them is believed. */
  private static Optional<BrokerCluster> clusterOf(Resource topic, List<BrokerCluster> clusters) {
    List<BrokerCluster> named =
        clusters.stream()
            .filter(cluster -> cluster.brokers().get(0).name().equals(topic.text(CLUSTER_LABEL)))
            .toList();
    return named.size() == 1 ? named.stream().findFirst() : Optional.empty();
  }

  private static Setting setting(String key, String spelling, ConfigEntry entry) {
    return new Setting(
        key, Placeholders.parse(entry.value(), entry.site()), entry.site(), spelling, false);
  }

  /**
   * A resource.
   *
   * @param folder the folder of its file
   * @param document its content
   */
  private record Resource(String folder, ConfigDocument document) {

    String text(String key) {
      return document.find(key).map(ConfigEntry::value).map(String::strip).orElse("");
    }

    Site site(String key) {
      return document
          .find(key)
          .map(ConfigEntry::site)
          .orElseGet(() -> Site.startOf(document.path()));
    }

    OptionalInt number(String key) {
      String text = text(key);
      return NUMBER.matcher(text).matches()
          ? OptionalInt.of(Integer.parseInt(text))
          : OptionalInt.empty();
    }

    boolean holdsBrokers() {
      List<ConfigEntry> roles = document.under("spec.roles");
      return roles.isEmpty() || roles.stream().anyMatch(role -> role.value().equals("broker"));
    }

    List<Setting> settings(String parent) {
      return document.under(parent).stream()
          .map(
              entry -> {
                String key = entry.key().substring(parent.length() + 1);
                return setting(key, key, entry);
              })
          .toList();
    }

    Optional<String> development() {
      return DevelopmentSigns.in(
          document.path(), List.of(text(NAME), text("metadata.namespace"), text(CLUSTER_LABEL)));
    }
  }
}
