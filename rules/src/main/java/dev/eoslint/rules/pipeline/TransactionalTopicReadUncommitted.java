package dev.eoslint.rules.pipeline;

import dev.eoslint.analyzer.model.Action;
import dev.eoslint.analyzer.model.Consumer;
import dev.eoslint.analyzer.model.KafkaApplication;
import dev.eoslint.analyzer.rule.Confidence;
import dev.eoslint.analyzer.rule.Problem;
import dev.eoslint.analyzer.rule.Rule;
import dev.eoslint.analyzer.rule.RuleInfo;
import dev.eoslint.analyzer.rule.Severity;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * A rule that reports a consumer that reads uncommitted records of a topic which the project writes
 * in transactions.
 *
 * <p>Source: KIP-98, {@code ConsumerConfig.ISOLATION_LEVEL_CONFIG}.
 */
@RuleInfo(
    name = "transactional-topic-read-uncommitted",
    title = "Transactional topic read without read_committed",
    since = "0.1.0",
    severity = Severity.WARNING,
    confidence = Confidence.HIGH,
    tags = {"consumer", "transactions", "isolation"})
public final class TransactionalTopicReadUncommitted implements Rule {

  @Override
  public List<Problem> judge(KafkaApplication application) {
    Map<String, Action.Send> written = Topics.writtenInTransactions(application);
    List<Problem> problems = new ArrayList<>();
    for (Consumer consumer : application.consumers()) {
      Optional<Action.Send> send = firstSendRead(consumer, written);
      if (send.isPresent() && consumer.readsRecords() && !isPipeline(consumer, application)) {
        consumer.configs().stream()
            .flatMap(config -> Isolation.uncommitted(consumer, config, application).stream())
            .map(isolation -> problem(isolation, consumer, send.get()))
            .forEach(problems::add);
      }
    }
    return problems;
  }

  private static Optional<Action.Send> firstSendRead(
      Consumer consumer, Map<String, Action.Send> written) {
    return consumer.topics().stream()
        .flatMap(topic -> topic.text().stream())
        .flatMap(topic -> Optional.ofNullable(written.get(topic)).stream())
        .findFirst();
  }

  /** The consumer of a transactional pipeline has a rule of its own. */
  private static boolean isPipeline(Consumer consumer, KafkaApplication application) {
    return application.pipelines().stream()
        .anyMatch(
            pipeline ->
                Output.transaction(pipeline).isPresent()
                    && pipeline.consumer().creation().equals(consumer.creation()));
  }

  private static Problem problem(Isolation isolation, Consumer consumer, Action.Send send) {
    String topic = send.topic().display();
    Problem problem =
        Problem.at(
            isolation.site(),
            isolation.statement()
                + (" It reads topic '%s', which this project writes in transactions, and so also"
                        + " sees records of open and aborted transactions; set 'isolation.level' to"
                        + " 'read_committed'.")
                    .formatted(topic));
    return isolation
        .explained(problem)
        .withRelated(consumer.creation(), "the consumer")
        .withRelated(send.site(), "sends to '" + topic + "' in a transaction");
  }
}
