package dev.eoslint.rules.offsets;

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
 * A rule that reports group metadata that was read before the loop that uses it.
 *
 * <p>Source: KIP-447: member and generation change with each rebalance; {@code
 * KafkaConsumer.groupMetadata} returns those of the moment of the call.
 */
@RuleInfo(
    name = "cached-group-metadata",
    title = "Group metadata read before the poll loop",
    since = "0.1.0",
    severity = Severity.WARNING,
    confidence = Confidence.HIGH,
    tags = {"consumer", "transactions", "offsets"})
public final class CachedGroupMetadata implements Rule {

  @Override
  public List<Problem> judge(KafkaApplication application) {
    List<Problem> problems = new ArrayList<>();
    for (TransactionalOffsets offsets : application.protocol().offsets()) {
      if (offsets.group() instanceof GroupReference.OfConsumer metadata && metadata.outdated()) {
        problems.add(problem(offsets, metadata));
      }
    }
    return problems;
  }

  private static Problem problem(TransactionalOffsets offsets, GroupReference.OfConsumer metadata) {
    return Problem.at(
            metadata.call(),
            "The group metadata is read once, before the loop that polls. Member and generation"
                + " change with each rebalance, and offsets that are sent with outdated ones are"
                + " rejected or not fenced; call 'groupMetadata()' after each poll.")
        .withRelated(offsets.site(), "sends offsets with it");
  }
}
