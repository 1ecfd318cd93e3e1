package dev.eoslint.rules.protocol;

import dev.eoslint.analyzer.model.KafkaApplication;
import dev.eoslint.analyzer.model.Producer;
import dev.eoslint.analyzer.model.ProducerCall;
import dev.eoslint.analyzer.model.ProducerState;
import dev.eoslint.analyzer.rule.Confidence;
import dev.eoslint.analyzer.rule.Problem;
import dev.eoslint.analyzer.rule.Rule;
import dev.eoslint.analyzer.rule.RuleInfo;
import dev.eoslint.analyzer.rule.Severity;
import dev.eoslint.rules.setting.Keys;
import java.util.List;

/**
 * A rule that reports sends of a transactional producer when no transaction is open.
 *
 * <p>Source: {@code KafkaProducer.doSend}, which appends the record before {@code
 * TransactionManager.maybeAddPartition} refuses it.
 */
@RuleInfo(
    name = "send-outside-transaction",
    title = "Send of a transactional producer outside of a transaction",
    since = "0.1.0",
    severity = Severity.ERROR,
    confidence = Confidence.HIGH,
    tags = {"producer", "transactions", "protocol"})
public final class SendOutsideTransaction implements Rule {

  @Override
  public List<Problem> judge(KafkaApplication application) {
    return application.protocol().calls(ProducerCall.Kind.SEND).stream()
        .filter(call -> call.isAlways(ProducerState.Ready.class) || isBeforeInitialisation(call))
        .map(SendOutsideTransaction::problem)
        .toList();
  }

  /**
   * A producer that is not initialised is known to be transactional by what else it is used for.
   */
  private static boolean isBeforeInitialisation(ProducerCall call) {
    boolean unused =
        call.isAlways(ProducerState.Created.class)
            && call.before(ProducerState.Created.class).stream()
                .noneMatch(ProducerState.Created::perhapsUsed);
    return unused
        && call.producer()
            .filter(producer -> producer.transactionCalls().contains(ProducerCall.Kind.BEGIN))
            .filter(SendOutsideTransaction::isTransactional)
            .isPresent();
  }

  private static boolean isTransactional(Producer producer) {
    return producer.configs().stream()
        .allMatch(
            config ->
                config
                    .lastSetting(Keys.TRANSACTIONAL_ID)
                    .filter(setting -> !setting.conditional())
                    .isPresent());
  }

  private static Problem problem(ProducerCall call) {
    Problem problem =
        Problem.at(
            call.site(),
            "A transactional producer sends while no transaction is open. The call throws an"
                + " 'IllegalStateException', and a caller that goes on may commit the record with a"
                + " later transaction; send inside a transaction or with another producer.");
    for (ProducerState.Ready ready : call.before(ProducerState.Ready.class)) {
      problem =
          problem.withRelated(
              ready.since(), "no transaction is open after '%s'".formatted(ready.by().method()));
    }
    return problem.withPath(call.path());
  }
}
