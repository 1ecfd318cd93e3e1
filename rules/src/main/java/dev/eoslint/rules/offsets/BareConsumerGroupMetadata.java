package dev.eoslint.rules.offsets;

import dev.eoslint.analyzer.kafka.KafkaVersion;
import dev.eoslint.analyzer.model.GroupReference;
import dev.eoslint.analyzer.model.KafkaApplication;
import dev.eoslint.analyzer.model.TransactionalOffsets;
import dev.eoslint.analyzer.rule.Confidence;
import dev.eoslint.analyzer.rule.Problem;
import dev.eoslint.analyzer.rule.Rule;
import dev.eoslint.analyzer.rule.RuleInfo;
import dev.eoslint.analyzer.rule.Severity;
import java.util.ArrayList;
import java.util.List;

/**
 * A rule that reports group metadata that is made from the group id alone.
 *
 * <p>Source: KIP-447 and {@code KafkaProducer.sendOffsetsToTransaction}.
 */
@RuleInfo(
    name = "bare-consumer-group-metadata",
    title = "Group metadata without member and generation",
    since = "0.1.0",
    severity = Severity.WARNING,
    confidence = Confidence.HIGH,
    tags = {"consumer", "transactions", "offsets"})
public final class BareConsumerGroupMetadata implements Rule {

  private static final KafkaVersion FIRST_WITH_METADATA = KafkaVersion.of(2, 5);

  @Override
  public List<Problem> judge(KafkaApplication application) {
    List<Problem> problems = new ArrayList<>();
    for (TransactionalOffsets offsets : application.protocol().offsets()) {
      if (offsets.group() instanceof GroupReference.Bare bare
          && offsets.fromGroup()
          && application.versions().at(offsets.site()).isMinorOrLater(FIRST_WITH_METADATA)) {
        problems.add(problem(offsets, bare));
      }
    }
    return problems;
  }

  private static Problem problem(TransactionalOffsets offsets, GroupReference.Bare bare) {
    return Problem.at(
            bare.creation(),
            "This metadata holds the group id alone, without member and generation. The group"
                + " coordinator then cannot fence a consumer that has lost its partitions, and its"
                + " offsets are accepted; use 'consumer.groupMetadata()'.")
        .withRelated(offsets.site(), "sends the offsets");
  }
}
