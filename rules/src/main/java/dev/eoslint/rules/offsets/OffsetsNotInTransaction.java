package dev.eoslint.rules.offsets;

import dev.eoslint.analyzer.model.Action;
import dev.eoslint.analyzer.model.Consumer;
import dev.eoslint.analyzer.model.KafkaApplication;
import dev.eoslint.analyzer.model.Pipeline;
import dev.eoslint.analyzer.model.ProducerCall;
import dev.eoslint.analyzer.model.ProducerState;
import dev.eoslint.analyzer.model.TransactionEnd;
import dev.eoslint.analyzer.model.TransactionScope;
import dev.eoslint.analyzer.rule.Confidence;
import dev.eoslint.analyzer.rule.Problem;
import dev.eoslint.analyzer.rule.Rule;
import dev.eoslint.analyzer.rule.RuleInfo;
import dev.eoslint.analyzer.rule.Severity;
import dev.eoslint.rules.setting.Keys;
import java.util.ArrayList;
import java.util.List;

/**
 * A rule that reports read-process-write loops and listeners whose transactions do not hold the
 * offsets.
 *
 * <p>Source: KIP-98 and KIP-447; for Spring {@code KafkaMessageListenerContainer}, which sends
 * offsets to a transaction only when the container has a {@code KafkaAwareTransactionManager}.
 */
@RuleInfo(
    name = "offsets-not-in-transaction",
    title = "Transaction without the offsets of what it processes",
    since = "0.1.0",
    severity = Severity.ERROR,
    confidence = Confidence.HIGH,
    tags = {"consumer", "transactions", "offsets"})
public final class OffsetsNotInTransaction implements Rule {

  @Override
  public List<Problem> judge(KafkaApplication application) {
    List<Problem> problems = new ArrayList<>();
    for (Pipeline pipeline : application.pipelines()) {
      pipeline
          .transaction()
          .filter(OffsetsNotInTransaction::isCompleteInView)
          .filter(transaction -> !commitsOffsets(transaction))
          .filter(transaction -> !sendsOffsetsNearby(transaction, application))
          .filter(transaction -> usesGroup(pipeline.consumer()))
          .map(transaction -> problem(pipeline, transaction))
          .ifPresent(problems::add);
      problems.addAll(ContainerOffsets.problems(pipeline));
    }
    return problems;
  }

  private static boolean isCompleteInView(TransactionScope transaction) {
    return transaction.kind() == TransactionScope.Kind.PRODUCER_CALLS
        && !transaction.sends().isEmpty()
        && !transaction.ends(TransactionEnd.Outcome.COMMITTED).isEmpty();
  }

  private static boolean commitsOffsets(TransactionScope transaction) {
    return transaction.offsetCommits().stream()
        .anyMatch(commit -> commit.means() != Action.Means.CONSUMER);
  }

  /** Offsets that are sent at the wrong moment are another rule's. */
  private static boolean sendsOffsetsNearby(
      TransactionScope transaction, KafkaApplication application) {
    return application.protocol().calls(ProducerCall.Kind.SEND_OFFSETS).stream()
        .anyMatch(call -> isOutside(call, transaction) || isPerhapsInside(call, transaction));
  }

  private static boolean isOutside(ProducerCall call, TransactionScope transaction) {
    return call.isAlways(ProducerState.Ready.class, ProducerState.Created.class)
        && call.site().file().equals(transaction.begin().file());
  }

  private static boolean isPerhapsInside(ProducerCall call, TransactionScope transaction) {
    return call.before(ProducerState.InTransaction.class).stream()
        .anyMatch(
            open ->
                open.begin().equals(transaction.begin())
                    && !call.isAlways(ProducerState.InTransaction.class));
  }

  /** A consumer whose positions the code keeps itself needs no offsets of a group. */
  private static boolean usesGroup(Consumer consumer) {
    boolean named = consumer.configs().stream().anyMatch(config -> config.mentions(Keys.GROUP_ID));
    return !consumer.keepsPositions() && (consumer.subscribes() || named);
  }

  private static Problem problem(Pipeline pipeline, TransactionScope transaction) {
    return Problem.at(
            transaction.begin(),
            "This transaction sends what comes from records of a consumer, but not the consumer's"
                + " offsets. Output and progress are not one unit: after a restart records are"
                + " processed again or skipped; call 'sendOffsetsToTransaction' before the commit.")
        .withRelated(pipeline.entry(), "polls the records");
  }
}
