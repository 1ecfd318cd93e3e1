package dev.eoslint.rules.broker;

import dev.eoslint.analyzer.kafka.BrokerKey;
import dev.eoslint.analyzer.model.CreatedTopic;
import dev.eoslint.analyzer.model.KafkaApplication;
import dev.eoslint.analyzer.rule.Problem;
import dev.eoslint.rules.setting.Keys;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Judges the copies of topics that code creates and that transactions write to. */
final class CreatedTopicDurability {

  private CreatedTopicDurability() {}

  /** Returns what is wrong with the topics of an application. */
  static List<Problem> judge(KafkaApplication application) {
    TransactionalTopics transactional = TransactionalTopics.of(application);
    List<Problem> problems = new ArrayList<>();
    for (CreatedTopic topic : application.createdTopics()) {
      Optional<TransactionalTopics.Writer> writer =
          transactional
              .writer(topic.name())
              .filter(known -> !Topics.isOfNoValue(topic, application));
      if (writer.isPresent()) {
        of(topic).map(writer.get()::explain).ifPresent(problems::add);
      }
    }
    return problems;
  }

  private static Optional<Problem> of(CreatedTopic topic) {
    Optional<SharedValue> copies = SharedValue.number(topic, Keys.REPLICATION_FACTOR);
    Optional<SharedValue> inSync = SharedValue.number(topic, BrokerKey.MIN_INSYNC_REPLICAS.key());
    if (copies.filter(stated -> stated.number() == 1).isPresent()) {
      return copies.map(stated -> singleCopy(topic, stated));
    }
    return inSync.flatMap(
        stated ->
            copies
                .filter(known -> known.number() > 1)
                .map(known -> InSync.judge(known, stated))
                .orElseGet(() -> withoutCopies(topic, stated)));
  }

  private static Problem singleCopy(CreatedTopic topic, SharedValue copies) {
    return copies.problem(
        ("The topic '%s' is created with '1' copy, although transactions write to it. What is"
                + " committed to it is lost with its broker; set '%s' to '3'.")
            .formatted(topic.name(), copies.places().get(0).spelling()));
  }

  private static Optional<Problem> withoutCopies(CreatedTopic topic, SharedValue inSync) {
    return inSync.number() == 1
        ? Optional.of(
            inSync.problem(
                ("%s for the topic '%s', although transactions write to it. A producer with"
                        + " 'acks=all' is then answered when a single copy has the record, and a"
                        + " committed transaction is lost with it; set it to '2'.")
                    .formatted(inSync.phrase(), topic.name())))
        : Optional.empty();
  }
}
