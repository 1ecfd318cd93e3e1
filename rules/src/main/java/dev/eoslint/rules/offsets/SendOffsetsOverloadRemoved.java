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
import java.util.Optional;

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
    return application.protocol().offsets().stream()
        .filter(
            offsets -> offsets.group() instanceof GroupReference.GroupId group && !group.passedOn())
        .filter(
            offsets ->
                application.versions().at(offsets.site()).isMinorOrLater(FIRST_WITH_METADATA))
        .map(offsets -> problem(offsets, application.versions().shownAt(offsets.site())))
        .toList();
  }

  private static Problem problem(TransactionalOffsets offsets, Optional<KafkaVersion> version) {
    return Problem.at(
            offsets.site(),
            ("'sendOffsetsToTransaction' gets a group id instead of the metadata of the consumer. A"
                    + " consumer that has lost its partitions is not fenced, and %s; pass"
                    + " 'consumer.groupMetadata()'.")
                .formatted(fate(version)))
        .withSeverity(severity(version))
        .withPath(offsets.path());
  }

  private static String fate(Optional<KafkaVersion> version) {
    return version
        .filter(SendOffsetsOverloadRemoved::isRemoved)
        .map("kafka-clients %s has no such method"::formatted)
        .orElse("kafka-clients 4.0 has removed this method");
  }

  private static Severity severity(Optional<KafkaVersion> version) {
    if (version.filter(SendOffsetsOverloadRemoved::isRemoved).isPresent()) {
      return Severity.ERROR;
    }
    boolean old = version.filter(shown -> shown.compareTo(DEPRECATED) < 0).isPresent();
    return old ? Severity.INFO : Severity.WARNING;
  }

  private static boolean isRemoved(KafkaVersion version) {
    return version.compareTo(REMOVED) >= 0;
  }
}
