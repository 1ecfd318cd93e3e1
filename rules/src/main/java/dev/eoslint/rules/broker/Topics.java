package dev.eoslint.rules.broker;

import dev.eoslint.analyzer.model.BrokerCluster;
import dev.eoslint.analyzer.model.CreatedTopic;
import dev.eoslint.analyzer.model.DeclaredTopic;
import dev.eoslint.analyzer.model.KafkaApplication;
import dev.eoslint.rules.TelemetryNames;
import java.util.List;

/** What the rules on brokers ask of topics. */
final class Topics {

  private Topics() {}

  /** Returns whether nothing of value is lost with a topic: metrics, or a topic of developers. */
  static boolean isOfNoValue(DeclaredTopic topic) {
    return topic.isForDevelopment() || TelemetryNames.isOne(topic.name());
  }

  /**
   * Returns the same of a topic that code creates, where every cluster in view that the code could
   * mean is one for development.
   */
  static boolean isOfNoValue(CreatedTopic topic, KafkaApplication application) {
    List<BrokerCluster> clusters = clusters(topic, application);
    boolean onlyDevelopment =
        !clusters.isEmpty() && clusters.stream().allMatch(BrokerCluster::isForDevelopment);
    return onlyDevelopment || topic.development().isPresent() || TelemetryNames.isOne(topic.name());
  }

  private static List<BrokerCluster> clusters(CreatedTopic topic, KafkaApplication application) {
    return application.clusters().stream()
        .filter(cluster -> Clients.serves(cluster, topic.module(), application))
        .toList();
  }
}
