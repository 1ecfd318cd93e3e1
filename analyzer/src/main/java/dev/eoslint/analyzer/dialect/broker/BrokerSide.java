package dev.eoslint.analyzer.dialect.broker;

import dev.eoslint.analyzer.model.BrokerCluster;
import dev.eoslint.analyzer.model.DeclaredTopic;
import java.util.List;

/**
 * What the files say of brokers and of the topics on them.
 *
 * @param clusters in the order of their files
 * @param topics in the order of their sites
 */
public record BrokerSide(List<BrokerCluster> clusters, List<DeclaredTopic> topics) {

  /** Copies the lists. */
  public BrokerSide {
    clusters = List.copyOf(clusters);
    topics = List.copyOf(topics);
  }
}
