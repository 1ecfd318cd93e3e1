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
import java.util.List;

/**
 * A rule that reports {@code sendOffsetsToTransaction} with a group id instead of metadata.
 *
 * <p>Source: KIP-447; deprecated in kafka-clients 3.0 and removed in 4.0.
 */
@RuleInfo(
    name = "send-offsets-overload-removed",
    title = "Offsets sent with the group id alone",
    since = "0.1.0",
    severity = Severity.WARNING,
    confidence = Confidence.HIGH,
    tags = {"consumer", "transactions", "offsets"})
public final class SendOffsetsOverloadRemoved implements Rule {

  private static final KafkaVersion FIRST_WITH_METADATA = KafkaVersion.of(2, 5);
  private static final KafkaVersion DEPRECATED = KafkaVersion.of(3, 0);
  private static final KafkaVersion REMOVED = KafkaVersion.of(4, 0);

  @Override
  public List<Problem> judge(KafkaApplication application) {
    if (application.kafkaVersion().compareTo(FIRST_WITH_METADATA) < 0) {
      return List.of();
    }
    return application.protocol().offsets().stream()
        .filter(
            offsets -> offsets.group() instanceof GroupReference.GroupId group && !group.passedOn())
        .map(offsets -> problem(offsets, application))
        .toList();
  }

  private static Problem problem(TransactionalOffsets offsets, KafkaApplication application) {
    return Problem.at(
            offsets.site(),
            ("'sendOffsetsToTransaction' gets a group id instead of the metadata of the consumer. A"
                    + " consumer that has lost its partitions is not fenced, and %s; pass"
                    + " 'consumer.groupMetadata()'.")
                .formatted(fate(application)))
        .withSeverity(severity(application))
        .withPath(offsets.path());
  }

  private static boolean isRemoved(KafkaApplication application) {
    return application.kafkaVersionShown() && application.kafkaVersion().compareTo(REMOVED) >= 0;
  }

  private static String fate(KafkaApplication application) {
    return isRemoved(application)
        ? "kafka-clients %s has no such method".formatted(application.kafkaVersion())
        : "kafka-clients 4.0 has removed this method";
  }

  private static Severity severity(KafkaApplication application) {
    if (isRemoved(application)) {
      return Severity.ERROR;
    }
    boolean old =
        application.kafkaVersionShown() && application.kafkaVersion().compareTo(DEPRECATED) < 0;
    return old ? Severity.INFO : Severity.WARNING;
  }
}
