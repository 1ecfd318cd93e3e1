package dev.eoslint.analyzer.model;

import dev.eoslint.analyzer.kafka.ConfigKeys;
import dev.eoslint.analyzer.kafka.KafkaVersion;
import java.util.List;
import java.util.Map;

/**
 * All that is known of the Kafka application in the analysed tree. The modules of a reactor form
 * one application.
 *
 * @param keys Kafka's own configuration keys and defaults
 * @param kafkaVersion the version of the Kafka clients that rules assume: of several the oldest
 * @param moduleVersions the versions of the Kafka clients of the modules whose own build files lead
 *     to one
 * @param producers the producers, in the order of their creation sites
 * @param consumers the consumers, in the order of their creation sites
 * @param transactions the transactions, in the order of their begin sites
 * @param pipelines the processing of records, in the order of their entry sites
 * @param plainSends what is sent outside of any Kafka transaction, in the order of the sites
 * @param deployments how the modules are run
 * @param brokerSettings what files of the tree set for brokers, as far as rules on clients ask, in
 *     path order
 */
public record KafkaApplication(
    ConfigKeys keys,
    KafkaVersion kafkaVersion,
    Map<ApplicationModule, KafkaVersion> moduleVersions,
    List<Producer> producers,
    List<Consumer> consumers,
    List<TransactionScope> transactions,
    List<Pipeline> pipelines,
    List<Action.Send> plainSends,
    List<Deployment> deployments,
    List<Setting> brokerSettings) {

  /** Copies the lists. */
  public KafkaApplication {
    moduleVersions = Map.copyOf(moduleVersions);
    producers = List.copyOf(producers);
    consumers = List.copyOf(consumers);
    transactions = List.copyOf(transactions);
    pipelines = List.copyOf(pipelines);
    plainSends = List.copyOf(plainSends);
    deployments = List.copyOf(deployments);
    brokerSettings = List.copyOf(brokerSettings);
  }

  /** Returns the version of the Kafka clients that rules assume for a module. */
  public KafkaVersion versionOf(ApplicationModule module) {
    return moduleVersions.getOrDefault(module, kafkaVersion);
  }

  /** Returns what holds for {@code key} of a client with {@code config}. */
  public Effective effective(ClientConfig config, String key) {
    return config.effective(key, keys, kafkaVersion);
  }
}
