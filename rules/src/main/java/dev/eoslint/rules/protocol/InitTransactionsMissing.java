package dev.eoslint.rules.protocol;

import dev.eoslint.analyzer.model.KafkaApplication;
import dev.eoslint.analyzer.model.ProducerCall;
import dev.eoslint.analyzer.model.ProducerState;
import dev.eoslint.analyzer.rule.Confidence;
import dev.eoslint.analyzer.rule.Problem;
import dev.eoslint.analyzer.rule.Rule;
import dev.eoslint.analyzer.rule.RuleInfo;
import dev.eoslint.analyzer.rule.Severity;
import java.util.List;

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

  @Override
  public List<Problem> judge(KafkaApplication application) {
    return application.protocol().calls(ProducerCall.Kind.BEGIN).stream()
        .filter(call -> call.isAlways(ProducerState.Created.class))
        .filter(call -> call.producer().filter(TransactionalIds::isBlank).isEmpty())
        .filter(
            call ->
                call.producer()
                    .filter(producer -> TransactionalIds.isMissing(producer, application))
                    .isEmpty())
        .filter(InitTransactionsMissing::isNowhereInitialised)
        .map(call -> problem(call, application))
        .toList();
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

  private static Problem problem(ProducerCall call, KafkaApplication application) {
    return Problem.at(
            call.site(),
            ("'%s' is called on a transactional producer on which nothing calls"
                    + " 'initTransactions'. The call throws %s, and no predecessor with the same id"
                    + " was fenced; call 'initTransactions' once after the producer is created.")
                .formatted(
                    call.kind().method(), ForbiddenCalls.exception(call.site(), application)))
        .withRelated(call.before(ProducerState.Created.class).get(0).site(), "the producer")
        .withPath(call.path());
  }
}
