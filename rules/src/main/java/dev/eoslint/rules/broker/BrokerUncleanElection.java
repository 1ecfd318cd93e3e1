package dev.eoslint.rules.broker;

import dev.eoslint.analyzer.kafka.BrokerKey;
import dev.eoslint.analyzer.model.BrokerCluster;
import dev.eoslint.analyzer.model.CreatedTopic;
import dev.eoslint.analyzer.model.DeclaredTopic;
import dev.eoslint.analyzer.model.KafkaApplication;
import dev.eoslint.analyzer.rule.Confidence;
import dev.eoslint.analyzer.rule.Problem;
import dev.eoslint.analyzer.rule.Rule;
import dev.eoslint.analyzer.rule.RuleInfo;
import dev.eoslint.analyzer.rule.Severity;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * A rule that reports that a copy which lags behind may become the leader of a partition.
 *
 * <p>Source: {@code unclean.leader.election.enable} in Kafka's documentation. The transaction log
 * itself forces it off: {@code TransactionStateManager.transactionTopicConfigs}.
 */
@RuleInfo(
    name = "broker-unclean-election",
    title = "Leader election among copies that lag behind",
    since = "0.1.0",
    severity = Severity.WARNING,
    confidence = Confidence.MEDIUM,
    tags = {"broker", "durability"})
public final class BrokerUncleanElection implements Rule {

  private static final BrokerKey KEY = BrokerKey.UNCLEAN_LEADER_ELECTION;

  @Override
  public List<Problem> judge(KafkaApplication application) {
    List<Problem> problems = new ArrayList<>();
    for (BrokerCluster cluster : application.clusters()) {
      if (!cluster.isForDevelopment()) {
        SharedValue.values(cluster, KEY).stream()
            .filter(stated -> stated.value().equals("true"))
            .map(
                stated ->
                    stated.problem(
                        ("%s. A copy that lags behind can then become the leader of any topic"
                                + " that does not say otherwise, and records and offsets of"
                                + " committed transactions vanish; leave it at 'false'.")
                            .formatted(stated.phrase())))
            .forEach(problems::add);
      }
    }
    for (DeclaredTopic topic : application.topics()) {
      if (!Topics.isOfNoValue(topic)) {
        SharedValue.value(topic, KEY.key())
            .flatMap(stated -> ofTopic(stated, topic.name()))
            .ifPresent(problems::add);
      }
    }
    for (CreatedTopic topic : application.createdTopics()) {
      if (!Topics.isOfNoValue(topic, application)) {
        SharedValue.value(topic, KEY.key())
            .flatMap(stated -> ofTopic(stated, topic.name()))
            .ifPresent(problems::add);
      }
    }
    return problems;
  }

  private static Optional<Problem> ofTopic(SharedValue stated, String topic) {
    return stated.value().equals("true")
        ? Optional.of(
            stated.problem(
                ("%s for the topic '%s'. A copy that lags behind can then become its leader, and"
                        + " records of committed transactions vanish; leave it at 'false'.")
                    .formatted(stated.phrase(), topic)))
        : Optional.empty();
  }
}
