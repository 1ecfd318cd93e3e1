package dev.eoslint.analyzer.model;

import dev.eoslint.analyzer.kafka.ConfigKeys;
import dev.eoslint.analyzer.kafka.KafkaVersion;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * All that is known of the Kafka application in the analysed tree. The modules of a reactor form
 * one application.
 *
 * @param keys Kafka's own configuration keys and defaults
 * @param kafkaVersion the version of the Kafka clients that rules assume: of several the oldest
 * @param kafkaVersionShown whether the settings or build files show that version; if not, it is a
 *     guess
 * @param moduleVersions the versions of the Kafka clients of the modules whose own build files lead
 *     to one
 * @param producers the producers, in the order of their creation sites
 * @param consumers the consumers, in the order of their creation sites
 * @param transactions the transactions, in the order of their begin sites
 * @param pipelines the processing of records, in the order of their entry sites
 * @param protocol what the sources show of the protocol of transactions
 * @param consuming how the code uses consumers
 * @param plainConsuming how loops without transactions poll and commit
 * @param resends records that are sent again with another producer, in the order of the sites
 * @param sending what the code does with the results of sends
 * @param plainSends what is sent outside of any Kafka transaction, in the order of the sites
 * @param streams what the project does with Kafka Streams
 * @param deployments how the modules are run
 * @param clusters the clusters of brokers that files describe, in the order of their files
 * @param topics the topics that resource files declare, in the order of their sites
 * @param brokerSettings what files of the tree set for brokers, as far as rules on clients ask, in
 *     path order
 */
public record KafkaApplication(
    ConfigKeys keys,
    KafkaVersion kafkaVersion,
    boolean kafkaVersionShown,
    Map<ApplicationModule, KafkaVersion> moduleVersions,
    List<Producer> producers,
    List<Consumer> consumers,
    List<TransactionScope> transactions,
    List<Pipeline> pipelines,
    TransactionProtocol protocol,
    ConsumerProtocol consuming,
    PlainConsuming plainConsuming,
    List<Resend> resends,
    Sending sending,
    List<Action.Send> plainSends,
    StreamsUse streams,
    List<Deployment> deployments,
    List<BrokerCluster> clusters,
    List<DeclaredTopic> topics,
    List<Setting> brokerSettings) {

  /** Copies the lists. */
  public KafkaApplication {
    moduleVersions = Map.copyOf(moduleVersions);
    producers = List.copyOf(producers);
    consumers = List.copyOf(consumers);
    transactions = List.copyOf(transactions);
    pipelines = List.copyOf(pipelines);
    resends = List.copyOf(resends);
    plainSends = List.copyOf(plainSends);
    deployments = List.copyOf(deployments);
    clusters = List.copyOf(clusters);
    topics = List.copyOf(topics);
    brokerSettings = List.copyOf(brokerSettings);
  }

  /** Returns the version of the Kafka clients that rules assume for a module. */
  public KafkaVersion versionOf(ApplicationModule module) {
    return moduleVersions.getOrDefault(module, kafkaVersion);
  }

  /** Returns the version of the Kafka clients that rules assume for the code at {@code site}. */
  public KafkaVersion versionAt(Site site) {
    return shownVersionAt(site).orElse(kafkaVersion);
  }

  /**
   * Returns the version of the Kafka clients that build files show for the code at {@code site}.
   */
  public Optional<KafkaVersion> shownVersionAt(Site site) {
    return moduleVersions.entrySet().stream()
        .filter(entry -> entry.getKey().contains(site.file()))
        .max(Comparator.comparingInt(entry -> entry.getKey().root().length()))
        .map(Map.Entry::getValue)
        .or(() -> Optional.of(kafkaVersion).filter(version -> kafkaVersionShown));
  }

  /** Returns what holds for {@code key} of a client with {@code config}. */
  public Effective effective(ClientConfig config, String key) {
    return config.effective(key, keys, kafkaVersion);
  }
}
