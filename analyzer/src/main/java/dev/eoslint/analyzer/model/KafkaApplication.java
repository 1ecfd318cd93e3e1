package dev.eoslint.analyzer.model;

import dev.eoslint.analyzer.kafka.ConfigKeys;
import java.util.List;

/**
 * All that is known of the Kafka application in the analysed tree. The modules of a reactor form
 * one application.
 *
 * @param keys Kafka's own configuration keys and defaults
 * @param versions the versions of the Kafka clients
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
 * @param createdTopics the topics that code creates or configures, in the order of the sites
 * @param brokerSettings what files of the tree set for brokers, as far as rules on clients ask, in
 *     path order
 */
public record KafkaApplication(
    ConfigKeys keys,
    KafkaVersions versions,
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
    List<CreatedTopic> createdTopics,
    List<Setting> brokerSettings) {

  /** Copies the lists. */
  public KafkaApplication {
    producers = List.copyOf(producers);
    consumers = List.copyOf(consumers);
    transactions = List.copyOf(transactions);
    pipelines = List.copyOf(pipelines);
    resends = List.copyOf(resends);
    plainSends = List.copyOf(plainSends);
    deployments = List.copyOf(deployments);
    clusters = List.copyOf(clusters);
    topics = List.copyOf(topics);
    createdTopics = List.copyOf(createdTopics);
    brokerSettings = List.copyOf(brokerSettings);
  }

  /**
   * Returns what holds for {@code key} of a client.
   *
   * @param client the client
   * @param config one of its configurations
   */
  public Effective effective(Client client, ClientConfig config, String key) {
    return client.leavesToProfiles(config, key)
        ? new Effective.CannotBeKnown()
        : config.effective(key, keys, versions, client.creation());
  }
}
