package dev.eoslint.rules.pipeline;

import dev.eoslint.analyzer.model.Client;
import dev.eoslint.analyzer.model.ClientConfig;
import dev.eoslint.analyzer.model.Consumer;
import dev.eoslint.analyzer.model.KafkaApplication;
import dev.eoslint.analyzer.model.Pipeline;
import dev.eoslint.analyzer.model.Producer;
import dev.eoslint.analyzer.model.Setting;
import dev.eoslint.analyzer.model.StreamsApplication;
import dev.eoslint.analyzer.model.TransactionScope;
import dev.eoslint.analyzer.model.TransactionalOffsets;
import dev.eoslint.analyzer.rule.Confidence;
import dev.eoslint.analyzer.rule.Problem;
import dev.eoslint.analyzer.rule.Rule;
import dev.eoslint.analyzer.rule.RuleInfo;
import dev.eoslint.analyzer.rule.Severity;
import dev.eoslint.rules.setting.ExactlyOnce;
import dev.eoslint.rules.setting.Keys;
import dev.eoslint.rules.setting.Profiles;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * A rule that reports transactions that shall cover a consumer of another cluster.
 *
 * <p>Source: {@code TransactionManager.txnOffsetCommitHandler}: the offsets go to the group
 * coordinator of the producer's cluster; KIP-98; for Kafka Streams {@code
 * StreamsConfig.getMainConsumerConfigs}.
 */
@RuleInfo(
    name = "pipeline-spans-clusters",
    title = "Transactional pipeline between two clusters",
    since = "0.1.0",
    severity = Severity.ERROR,
    confidence = Confidence.HIGH,
    tags = {"consumer", "producer", "transactions", "offsets"})
public final class PipelineSpansClusters implements Rule {

  private static final String MAIN_CONSUMER_SERVERS = "main.consumer." + Keys.BOOTSTRAP_SERVERS;

  @Override
  public List<Problem> judge(KafkaApplication application) {
    List<Problem> problems = new ArrayList<>();
    for (TransactionalOffsets offsets : application.protocol().offsets()) {
      if (offsets.polled().isPresent() && offsets.producer().isPresent()) {
        pairs(offsets.polled().get(), offsets.producer().get()).stream()
            .map(pair -> problem(offsets, pair))
            .forEach(problems::add);
      }
    }
    application.pipelines().forEach(pipeline -> problems.addAll(judge(pipeline)));
    application.streams().applications().stream()
        .flatMap(streams -> judge(streams, application).stream())
        .forEach(problems::add);
    return problems;
  }

  /**
   * Servers of a consumer and of a producer that are not those of one cluster.
   *
   * @param certain whether their hosts show it
   */
  private record Pair(Setting consumer, Setting producer, boolean certain) {

    Problem weighed(Problem problem) {
      return certain
          ? problem
          : problem.withSeverity(Severity.WARNING).withConfidence(Confidence.MEDIUM);
    }
  }

  private static Optional<Pair> pair(Setting consumer, Setting producer) {
    Clusters.Relation relation = Clusters.relation(consumer.value(), producer.value());
    return relation == Clusters.Relation.PERHAPS_SAME
        ? Optional.empty()
        : Optional.of(new Pair(consumer, producer, relation == Clusters.Relation.DIFFERENT));
  }

  /** Compares the configurations that hold in the same profile. */
  private static List<Pair> pairs(Consumer consumer, Producer producer) {
    List<Pair> pairs = new ArrayList<>();
    for (ClientConfig input : consumer.configs()) {
      for (ClientConfig output : producer.configs()) {
        if (input.profile().equals(output.profile())) {
          certain(consumer, input)
              .flatMap(in -> certain(producer, output).flatMap(out -> pair(in, out)))
              .ifPresent(pairs::add);
        }
      }
    }
    return pairs;
  }

  private static Optional<Setting> certain(Client client, ClientConfig config) {
    return config
        .lastSetting(Keys.BOOTSTRAP_SERVERS)
        .filter(setting -> !setting.conditional())
        .filter(setting -> !client.leavesToProfiles(config, Keys.BOOTSTRAP_SERVERS));
  }

  /** A listener container with a transaction manager sends the offsets itself. */
  private static List<Problem> judge(Pipeline pipeline) {
    Optional<TransactionScope> transaction =
        pipeline
            .transaction()
            .filter(scope -> scope.kind() == TransactionScope.Kind.LISTENER_CONTAINER);
    Optional<Producer> producer = transaction.flatMap(TransactionScope::producer);
    if (transaction.isEmpty() || producer.isEmpty()) {
      return List.of();
    }
    return pairs(pipeline.consumer(), producer.get()).stream()
        .map(
            pair ->
                related(
                    Problem.at(
                        transaction.get().begin(),
                        ("The container reads from '%s', but its transactions belong to a producer"
                                + " of '%s'. No transaction spans clusters: the offsets are sent to"
                                + " the producer's cluster, which does not know the consumer, so"
                                + " that every transaction fails; use one cluster, or do without"
                                + " the transaction.")
                            .formatted(display(pair.consumer()), display(pair.producer()))),
                    pair))
        .toList();
  }

  private static Problem problem(TransactionalOffsets offsets, Pair pair) {
    return related(
            Problem.at(
                offsets.site(),
                ("The offsets of a consumer of '%s' are sent to a transaction of a producer of"
                        + " '%s'. No transaction spans clusters: the offsets go to the producer's"
                        + " cluster, where they are rejected or stored uselessly, and the group of"
                        + " the consumer never advances; use one cluster, or do without the"
                        + " transaction.")
                    .formatted(display(pair.consumer()), display(pair.producer()))),
            pair)
        .withPath(offsets.path());
  }

  private static Problem related(Problem problem, Pair pair) {
    return pair.weighed(problem)
        .withRelated(pair.consumer().site(), "the cluster of the consumer")
        .withRelated(pair.producer().site(), "the cluster of the producer");
  }

  private static String display(Setting servers) {
    return servers.value().display();
  }

  /** Kafka Streams takes other servers for its main consumer only; its producer has no own ones. */
  private static List<Problem> judge(StreamsApplication streams, KafkaApplication application) {
    List<Problem> problems = new ArrayList<>();
    for (ClientConfig config : streams.configs()) {
      Optional<Setting> main =
          config.lastSetting(MAIN_CONSUMER_SERVERS).filter(setting -> !setting.conditional());
      if (main.isPresent() && ExactlyOnce.in(config, streams, application).isPresent()) {
        certain(streams, config)
            .flatMap(servers -> pair(main.get(), servers))
            .map(pair -> problem(pair, config, streams))
            .ifPresent(problems::add);
      }
    }
    return problems;
  }

  private static Problem problem(Pair pair, ClientConfig config, StreamsApplication streams) {
    return pair.weighed(
        Problem.at(
                pair.consumer().site(),
                ("The main consumer of this exactly-once application reads from '%s'%s, its"
                        + " producer belongs to '%s'. No transaction spans clusters: the offsets"
                        + " are sent to the producer's cluster, which does not know the consumer;"
                        + " remove the setting, and copy the topics to one cluster.")
                    .formatted(
                        display(pair.consumer()),
                        Profiles.inProfile(config),
                        display(pair.producer())))
            .withRelated(pair.producer().site(), "the cluster of the producer")
            .withRelated(streams.creation(), "the Kafka Streams application"));
  }
}
