package dev.eoslint.rules.pipeline;

import dev.eoslint.analyzer.model.Action;
import dev.eoslint.analyzer.model.Consumer;
import dev.eoslint.analyzer.model.KafkaApplication;
import dev.eoslint.analyzer.model.TransactionScope;
import dev.eoslint.analyzer.model.Value;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
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
        names(send.topic()).forEach(topic -> written.putIfAbsent(topic, send));
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
    application.plainSends().forEach(send -> plain.addAll(names(send.topic())));
    Set<String> transactional = writtenInTransactions(application).keySet();
    boolean allKnown = consumer.topics().stream().allMatch(topic -> topic.text().isPresent());
    return allKnown
        && !consumer.topics().isEmpty()
        && consumer.topics().stream()
            .flatMap(topic -> topic.text().stream())
            .allMatch(topic -> plain.contains(topic) && !transactional.contains(topic));
  }

  /** Returns the names that {@code topic} can be, empty when it is not known. */
  static List<String> names(Value topic) {
    Optional<String> only = topic.text();
    if (only.isPresent()) {
      return List.of(only.get());
    } else if (topic instanceof Value.OneOf oneOf) {
      List<String> names = new ArrayList<>();
      oneOf.alternatives().forEach(each -> each.text().ifPresent(names::add));
      return names;
    }
    return List.of();
  }
}
