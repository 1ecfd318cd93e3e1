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
 * A rule that reports a second {@code initTransactions} on the same producer.
 *
 * <p>Source: {@code TransactionManager.State.isTransitionValid}.
 */
@RuleInfo(
    name = "init-transactions-repeated",
    title = "Second initTransactions on one producer",
    since = "0.1.0",
    severity = Severity.ERROR,
    confidence = Confidence.HIGH,
    tags = {"producer", "transactions", "protocol"})
public final class InitTransactionsRepeated implements Rule {

  @Override
  public List<Problem> judge(KafkaApplication application) {
    return application.protocol().calls(ProducerCall.Kind.INITIALISE).stream()
        .filter(call -> isAlwaysInitialised(call) || isAfterTransaction(call))
        .filter(call -> !isPerhapsAnother(call))
        .map(call -> problem(call, application))
        .toList();
  }

  private static boolean isAlwaysInitialised(ProducerCall call) {
    return call.isAlways(
        ProducerState.Ready.class,
        ProducerState.Initialised.class,
        ProducerState.InTransaction.class);
  }

  /** Objects that are made one after the other need not get the same producer from outside. */
  private static boolean isPerhapsAnother(ProducerCall call) {
    return call.producer().isEmpty() && !call.before(ProducerState.Initialised.class).isEmpty();
  }

  /** A loop comes back to the call when a transaction is over. */
  private static boolean isAfterTransaction(ProducerCall call) {
    return !call.conditional()
        && call.before(ProducerState.Ready.class).stream()
            .anyMatch(ready -> ready.by() != ProducerCall.Kind.INITIALISE);
  }

  private static Problem problem(ProducerCall call, KafkaApplication application) {
    Problem problem =
        Problem.at(
            call.site(),
            ("'initTransactions' is called on a producer that is initialised already. It may be"
                    + " called once only and throws %s here; call it once where the producer is"
                    + " created.")
                .formatted(ForbiddenCalls.exception(call.site(), application)));
    for (ProducerState.Ready ready : call.before(ProducerState.Ready.class)) {
      problem = problem.withRelated(ready.since(), "'%s' succeeded".formatted(ready.by().method()));
    }
    for (ProducerState.Initialised initialised : call.before(ProducerState.Initialised.class)) {
      problem = problem.withRelated(initialised.since(), "initialises the producer");
    }
    return problem.withPath(call.path());
  }
}
