package dev.eoslint.rules.pipeline;

import dev.eoslint.analyzer.model.Action;
import dev.eoslint.analyzer.model.Consumer;
import dev.eoslint.analyzer.model.KafkaApplication;
import dev.eoslint.analyzer.model.TransactionScope;
import dev.eoslint.rules.setting.TopicNames;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;

/** Who writes which topic, as far as names are known. */
final class Topics {

  private Topics() {}

  /** Returns the known topics that are written in a transaction, each with the first send to it. */
  static Map<String, Action.Send> writtenInTransactions(KafkaApplication application) {
    Map<String, Action.Send> written = new LinkedHashMap<>();
    for (TransactionScope transaction : application.transactions()) {
      for (Action.Send send : transaction.sends()) {
        TopicNames.of(send.topic()).forEach(topic -> written.putIfAbsent(topic, send));
      }
    }
    return written;
  }

  /**
   * Returns whether every topic that {@code consumer} reads is known and is written by this project
   * outside of transactions, and never inside one.
   */
  static boolean allWrittenPlainly(Consumer consumer, KafkaApplication application) {
    Set<String> plain = new TreeSet<>();
    application.plainSends().forEach(send -> plain.addAll(TopicNames.of(send.topic())));
    Set<String> transactional = writtenInTransactions(application).keySet();
    boolean allKnown = consumer.topics().stream().allMatch(topic -> topic.text().isPresent());
    return allKnown
        && !consumer.topics().isEmpty()
        && consumer.topics().stream()
            .flatMap(topic -> topic.text().stream())
            .allMatch(topic -> plain.contains(topic) && !transactional.contains(topic));
  }
}
