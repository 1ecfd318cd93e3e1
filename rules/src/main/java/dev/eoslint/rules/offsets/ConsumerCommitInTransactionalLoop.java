package dev.eoslint.rules.offsets;

import dev.eoslint.analyzer.model.KafkaApplication;
import dev.eoslint.analyzer.model.PollingFault;
import dev.eoslint.analyzer.rule.Confidence;
import dev.eoslint.analyzer.rule.Problem;
import dev.eoslint.analyzer.rule.Rule;
import dev.eoslint.analyzer.rule.RuleInfo;
import dev.eoslint.analyzer.rule.Severity;
import java.util.List;
import java.util.stream.Stream;

/**
 * A rule that reports consumers that commit what a transaction processes.
 *
 * <p>Source: documentation of {@code KafkaProducer.sendOffsetsToTransaction}; KIP-98.
 */
@RuleInfo(
    name = "consumer-commit-in-transactional-loop",
    title = "Consumer commits offsets beside the transaction",
    since = "0.1.0",
    severity = Severity.ERROR,
    confidence = Confidence.HIGH,
    tags = {"consumer", "transactions", "offsets"})
public final class ConsumerCommitInTransactionalLoop implements Rule {

  @Override
  public List<Problem> judge(KafkaApplication application) {
    return Stream.concat(
            problems(
                PollingFault.Kind.COMMITS_BESIDE_TRANSACTION,
                "The consumer commits offsets of records that a transaction processes. The commit"
                    + " does not belong to the transaction: when that aborts, or the program stops"
                    + " in between, records are lost or processed twice; leave the offsets to"
                    + " 'sendOffsetsToTransaction'.",
                application),
            problems(
                PollingFault.Kind.COMMITS_UNCOMMITTED,
                "The consumer commits its position, also when the transaction that processes the"
                    + " last records has failed. These records are not read again, so that they are"
                    + " lost; leave the offsets to 'sendOffsetsToTransaction'.",
                application))
        .toList();
  }

  private static Stream<Problem> problems(
      PollingFault.Kind kind, String message, KafkaApplication application) {
    return application.protocol().pollingFaults(kind).stream()
        .map(
            fault ->
                Problem.at(fault.site(), message)
                    .withRelated(fault.other(), "the transaction")
                    .withPath(fault.path()));
  }
}
