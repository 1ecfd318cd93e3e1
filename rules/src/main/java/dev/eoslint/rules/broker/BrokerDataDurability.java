package dev.eoslint.rules.broker;

import dev.eoslint.analyzer.kafka.BrokerKey;
import dev.eoslint.analyzer.model.BrokerCluster;
import dev.eoslint.analyzer.model.DeclaredTopic;
import dev.eoslint.analyzer.model.KafkaApplication;
import dev.eoslint.analyzer.rule.Confidence;
import dev.eoslint.analyzer.rule.Problem;
import dev.eoslint.analyzer.rule.Rule;
import dev.eoslint.analyzer.rule.RuleInfo;
import dev.eoslint.analyzer.rule.Severity;
import dev.eoslint.rules.setting.Keys;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * A rule that reports topics, and brokers that create topics, with too few copies of each record.
 *
 * <p>Source: the class documentation of {@code KafkaProducer}, which asks for at least three copies
 * and {@code min.insync.replicas=2} for topics with transactions.
 */
@RuleInfo(
    name = "broker-data-durability",
    title = "Topics with too few copies",
    since = "0.1.0",
    severity = Severity.WARNING,
    confidence = Confidence.MEDIUM,
    tags = {"broker", "durability"})
public final class BrokerDataDurability implements Rule {

  @Override
  public List<Problem> judge(KafkaApplication application) {
    List<Problem> problems = new ArrayList<>();
    for (BrokerCluster cluster : application.clusters()) {
      if (cluster.size().isSeveral() && !cluster.isForDevelopment()) {
        problems.addAll(ofCluster(cluster));
      }
    }
    for (DeclaredTopic topic : application.topics()) {
      if (!Topics.isOfNoValue(topic)) {
        problems.addAll(ofTopic(topic));
      }
    }
    problems.addAll(CreatedTopicDurability.judge(application));
    return problems;
  }

  private static List<Problem> ofCluster(BrokerCluster cluster) {
    List<Problem> problems = new ArrayList<>();
    List<SharedValue> copies = SharedValue.numbers(cluster, BrokerKey.DEFAULT_REPLICATION_FACTOR);
    copies.stream()
        .filter(stated -> stated.number() == 1)
        .map(stated -> Counts.explained(singleCopy(stated, cluster), cluster.size()))
        .forEach(problems::add);
    if (copies.size() == 1) {
      SharedValue.numbers(cluster, BrokerKey.MIN_INSYNC_REPLICAS).stream()
          .flatMap(inSync -> InSync.judge(copies.get(0), inSync).stream())
          .forEach(problems::add);
    }
    return problems;
  }

  private static Problem singleCopy(SharedValue copies, BrokerCluster cluster) {
    return copies.problem(
        ("%s, although %s. Topics that are created without a factor have one copy, and what is"
                + " committed to them is lost with its broker; set it to '%d'.")
            .formatted(
                copies.phrase(), cluster.size().evidence(), Counts.advisedCopies(cluster.size())));
  }

  private static List<Problem> ofTopic(DeclaredTopic topic) {
    List<Problem> problems = new ArrayList<>();
    Optional<SharedValue> copies = SharedValue.number(topic, Keys.REPLICATION_FACTOR);
    Optional<BrokerCluster> several = topic.cluster().filter(cluster -> cluster.size().isSeveral());
    copies
        .filter(stated -> stated.number() == 1)
        .flatMap(stated -> several.map(cluster -> singleCopy(topic, stated, cluster)))
        .ifPresent(problems::add);
    copies
        .flatMap(
            stated ->
                SharedValue.number(topic, BrokerKey.MIN_INSYNC_REPLICAS.key())
                    .flatMap(inSync -> InSync.judge(stated, inSync)))
        .ifPresent(problems::add);
    return problems;
  }

  private static Problem singleCopy(
      DeclaredTopic topic, SharedValue copies, BrokerCluster cluster) {
    return Counts.explained(
        copies.problem(
            ("The topic '%s' has '1' copy, although %s. What is committed to it is lost with its"
                    + " broker; set '%s' to '%d'.")
                .formatted(
                    topic.name(),
                    cluster.size().evidence(),
                    copies.places().get(0).spelling(),
                    Counts.advisedCopies(cluster.size()))),
        cluster.size());
  }
}
