package dev.eoslint.rules.protocol;

import dev.eoslint.analyzer.model.KafkaApplication;
import dev.eoslint.analyzer.model.ProducerCall;
import dev.eoslint.analyzer.model.ProducerState;
import dev.eoslint.analyzer.model.Value;
import dev.eoslint.analyzer.rule.Confidence;
import dev.eoslint.analyzer.rule.Problem;
import dev.eoslint.analyzer.rule.Rule;
import dev.eoslint.analyzer.rule.RuleInfo;
import dev.eoslint.analyzer.rule.Severity;
import java.util.List;
import java.util.Set;
import java.util.stream.Stream;

/**
 * A rule that reports a transaction on a producer that was never initialised.
 *
 * <p>Source: {@code TransactionManager.beginTransaction} and KIP-98 (fencing of the predecessor).
 */
@RuleInfo(
    name = "init-transactions-missing",
    title = "Transaction begun without initTransactions",
    since = "0.1.0",
    severity = Severity.ERROR,
    confidence = Confidence.HIGH,
    tags = {"producer", "transactions", "protocol"})
public final class InitTransactionsMissing implements Rule {

  private static final String TRANSACTIONAL_ID = "transactional.id";

  @Override
  public List<Problem> judge(KafkaApplication application) {
    return Stream.concat(
            application.protocol().calls(ProducerCall.Kind.BEGIN).stream(),
            application.protocol().calls(ProducerCall.Kind.SEND).stream()
                .filter(InitTransactionsMissing::isTransactionalWithoutTransactions))
        .filter(call -> call.isAlways(ProducerState.Created.class))
        .filter(InitTransactionsMissing::isNowhereInitialised)
        .map(InitTransactionsMissing::problem)
        .toList();
  }

  /** A producer with an id refuses every send, also where nobody thinks of transactions. */
  private static boolean isTransactionalWithoutTransactions(ProducerCall call) {
    return call.producer()
        .filter(producer -> producer.transactionCalls().equals(Set.of(ProducerCall.Kind.SEND)))
        .filter(
            producer ->
                producer.configs().stream()
                    .flatMap(config -> config.lastSetting(TRANSACTIONAL_ID).stream())
                    .anyMatch(setting -> !setting.conditional() && isSet(setting.value())))
        .isPresent();
  }

  /** A variable that is not set leaves a producer in a map of settings without an id. */
  private static boolean isSet(Value id) {
    if (id instanceof Value.External external) {
      return external.defaultValue().filter(InitTransactionsMissing::isSet).isPresent();
    }
    if (id instanceof Value.OneOf oneOf) {
      return oneOf.alternatives().stream().allMatch(InitTransactionsMissing::isSet);
    }
    return !(id instanceof Value.Unknown) && id.text().filter(String::isBlank).isEmpty();
  }

  /** Other methods of the object that holds the producer may have done it. */
  private static boolean isNowhereInitialised(ProducerCall call) {
    boolean perhapsUsed =
        call.before(ProducerState.Created.class).stream()
            .anyMatch(ProducerState.Created::perhapsUsed);
    return !perhapsUsed
        || call.producer()
            .filter(producer -> !producer.transactionCalls().contains(ProducerCall.Kind.INITIALISE))
            .isPresent();
  }

  private static Problem problem(ProducerCall call) {
    return Problem.at(
            call.site(),
            ("'%s' is called on a transactional producer on which nothing calls"
                    + " 'initTransactions'. The call throws an 'IllegalStateException', and no"
                    + " predecessor with the same id was fenced; call 'initTransactions' once after"
                    + " the producer is created.")
                .formatted(call.kind().method()))
        .withRelated(call.before(ProducerState.Created.class).get(0).site(), "the producer")
        .withPath(call.path());
  }
}
