package dev.eoslint.rules.offsets;

import dev.eoslint.analyzer.model.AheadOffsets;
import dev.eoslint.analyzer.model.KafkaApplication;
import dev.eoslint.analyzer.rule.Confidence;
import dev.eoslint.analyzer.rule.Problem;
import dev.eoslint.analyzer.rule.Rule;
import dev.eoslint.analyzer.rule.RuleInfo;
import dev.eoslint.analyzer.rule.Severity;
import java.util.List;

/**
 * A rule that reports offsets in a transaction that lie behind records which it does not hold.
 *
 * <p>Source: {@code KafkaConsumer.position} and its class documentation (the committed offset is
 * that of the next record to read); KIP-1094.
 */
@RuleInfo(
    name = "offsets-ahead-of-processing",
    title = "Offsets ahead of what was processed",
    since = "0.1.0",
    severity = Severity.WARNING,
    confidence = Confidence.HIGH,
    tags = {"consumer", "transactions", "offsets"})
public final class OffsetsAheadOfProcessing implements Rule {

  @Override
  public List<Problem> judge(KafkaApplication application) {
    return application.consuming().aheadOffsets().stream()
        .map(OffsetsAheadOfProcessing::problem)
        .toList();
  }

  private static Problem problem(AheadOffsets offsets) {
    return switch (offsets.kind()) {
      case LOOP_LEFT_EARLY ->
          Problem.at(
                  offsets.site(),
                  "The offsets of all polled records are sent, but the loop that processes the"
                      + " records can be left before its end. The records behind that point are"
                      + " never processed once the transaction is committed; send the offset behind"
                      + " the last processed record of each partition, or abort.")
              .withRelated(offsets.other(), "can be left early")
              .withPath(offsets.path());
      case RECORDS_SKIPPED ->
          Problem.at(
                  offsets.site(),
                  "More than one is added to the offset of a record. Once the transaction is"
                      + " committed, the records in between are never read; commit 'offset() + 1'.")
              .withRelated(offsets.other(), "sends it")
              .withSeverity(Severity.ERROR);
    };
  }
}
