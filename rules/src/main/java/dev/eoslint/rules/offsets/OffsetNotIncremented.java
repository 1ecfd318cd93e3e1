package dev.eoslint.rules.offsets;

import dev.eoslint.analyzer.model.KafkaApplication;
import dev.eoslint.analyzer.model.PollingFault;
import dev.eoslint.analyzer.rule.Confidence;
import dev.eoslint.analyzer.rule.Problem;
import dev.eoslint.analyzer.rule.Rule;
import dev.eoslint.analyzer.rule.RuleInfo;
import dev.eoslint.analyzer.rule.Severity;
import java.util.List;

/**
 * A rule that reports the offset of a record that is committed where the next one is needed.
 *
 * <p>Source: class documentation of {@code KafkaConsumer} (the committed offset is that of the next
 * record to read).
 */
@RuleInfo(
    name = "offset-not-incremented",
    title = "Committed offset of the last record",
    since = "0.1.0",
    severity = Severity.ERROR,
    confidence = Confidence.HIGH,
    tags = {"consumer", "offsets"})
public final class OffsetNotIncremented implements Rule {

  @Override
  public List<Problem> judge(KafkaApplication application) {
    return application.protocol().pollingFaults(PollingFault.Kind.OFFSET_OF_LAST_RECORD).stream()
        .map(OffsetNotIncremented::problem)
        .toList();
  }

  private static Problem problem(PollingFault fault) {
    return Problem.at(
            fault.site(),
            "The offset of the processed record is committed instead of the next one. The record is"
                + " read and processed again after each restart and rebalance; commit"
                + " 'offset() + 1'.")
        .withRelated(fault.other(), "commits it");
  }
}
