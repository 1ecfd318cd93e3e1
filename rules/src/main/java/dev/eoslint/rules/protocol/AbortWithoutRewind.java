package dev.eoslint.rules.protocol;

import dev.eoslint.analyzer.model.KafkaApplication;
import dev.eoslint.analyzer.model.PollingFault;
import dev.eoslint.analyzer.rule.Confidence;
import dev.eoslint.analyzer.rule.Problem;
import dev.eoslint.analyzer.rule.Rule;
import dev.eoslint.analyzer.rule.RuleInfo;
import dev.eoslint.analyzer.rule.Severity;
import java.util.List;

/**
 * A rule that reports poll loops that go on after an abort without setting the consumer back.
 *
 * <p>Source: {@code KafkaConsumer}, whose position an abort does not change.
 */
@RuleInfo(
    name = "abort-without-rewind",
    title = "Poll loop that goes on behind an aborted batch",
    since = "0.1.0",
    severity = Severity.ERROR,
    confidence = Confidence.HIGH,
    tags = {"consumer", "transactions", "offsets"})
public final class AbortWithoutRewind implements Rule {

  @Override
  public List<Problem> judge(KafkaApplication application) {
    return application.protocol().pollingFaults(PollingFault.Kind.POLLS_ON_AFTER_ABORT).stream()
        .map(AbortWithoutRewind::problem)
        .toList();
  }

  private static Problem problem(PollingFault fault) {
    return Problem.at(
            fault.site(),
            "After this abort the same consumer polls on, although its position stands behind the"
                + " records of the aborted transaction. The next commit moves the group past them,"
                + " and they are lost; seek back to the first offset of each partition first.")
        .withRelated(fault.other(), "polls on")
        .withPath(fault.path());
  }
}
