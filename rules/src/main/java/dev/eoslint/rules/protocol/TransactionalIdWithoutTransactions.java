package dev.eoslint.rules.protocol;

import dev.eoslint.analyzer.model.KafkaApplication;
import dev.eoslint.analyzer.model.Producer;
import dev.eoslint.analyzer.model.ProducerCall;
import dev.eoslint.analyzer.model.ProducerState;
import dev.eoslint.analyzer.model.Setting;
import dev.eoslint.analyzer.model.Site;
import dev.eoslint.analyzer.rule.Confidence;
import dev.eoslint.analyzer.rule.Problem;
import dev.eoslint.analyzer.rule.Rule;
import dev.eoslint.analyzer.rule.RuleInfo;
import dev.eoslint.analyzer.rule.Severity;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/**
 * A rule that reports producers with a transactional id that only send.
 *
 * <p>Source: {@code TransactionManager.maybeAddPartition}; KIP-98.
 */
@RuleInfo(
    name = "transactional-id-without-transactions",
    title = "Transactional id of a producer without transactions",
    since = "0.1.0",
    severity = Severity.ERROR,
    confidence = Confidence.HIGH,
    tags = {"producer", "transactions", "protocol"})
public final class TransactionalIdWithoutTransactions implements Rule {

  @Override
  public List<Problem> judge(KafkaApplication application) {
    Map<Site, Problem> firstOfEach = new LinkedHashMap<>();
    for (ProducerCall send : application.protocol().calls(ProducerCall.Kind.SEND)) {
      send.producer()
          .filter(producer -> send.isAlways(ProducerState.Created.class))
          .filter(producer -> producer.transactionCalls().equals(Set.of(ProducerCall.Kind.SEND)))
          .ifPresent(
              producer ->
                  id(producer)
                      .ifPresent(
                          id ->
                              firstOfEach.putIfAbsent(
                                  producer.creation(), problem(send, producer, id))));
    }
    return List.copyOf(firstOfEach.values());
  }

  private static Optional<Setting> id(Producer producer) {
    return TransactionalIds.certain(producer).filter(id -> !TransactionalIds.isBlank(id));
  }

  private static Problem problem(ProducerCall send, Producer producer, Setting id) {
    return Problem.at(
            send.site(),
            ("The producer has the transactional id '%s', and nothing begins a transaction on it."
                    + " This 'send' throws an 'IllegalStateException'; remove '%s', or call"
                    + " 'initTransactions' once and send inside of transactions.")
                .formatted(id.value().display(), id.spelling()))
        .withRelated(id.site(), "sets '%s'".formatted(id.spelling()))
        .withRelated(producer.creation(), "the producer")
        .withPath(send.path());
  }
}
