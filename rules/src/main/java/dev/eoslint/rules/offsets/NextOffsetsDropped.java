package dev.eoslint.rules.offsets;

import dev.eoslint.analyzer.kafka.KafkaVersion;
import dev.eoslint.analyzer.model.KafkaApplication;
import dev.eoslint.analyzer.model.PollingFault;
import dev.eoslint.analyzer.rule.Confidence;
import dev.eoslint.analyzer.rule.Problem;
import dev.eoslint.analyzer.rule.Rule;
import dev.eoslint.analyzer.rule.RuleInfo;
import dev.eoslint.analyzer.rule.Severity;
import java.util.List;

/**
 * A rule that reports records that an interceptor or a wrapper of a consumer passes on without the
 * offsets that follow them.
 *
 * <p>Source: {@code ConsumerRecords}, whose constructor with a map alone leaves {@code nextOffsets}
 * empty since clients 4.0; {@code StreamTask} commits these offsets with exactly-once semantics.
 */
@RuleInfo(
    name = "next-offsets-dropped",
    title = "Polled records passed on without their next offsets",
    since = "0.1.0",
    severity = Severity.WARNING,
    confidence = Confidence.MEDIUM,
    kafkaVersions = "4.0 and later",
    tags = {"consumer", "offsets"})
public final class NextOffsetsDropped implements Rule {

  private static final KafkaVersion HAVE_NEXT_OFFSETS = KafkaVersion.of(4, 0);

  @Override
  public List<Problem> judge(KafkaApplication application) {
    return application.protocol().pollingFaults(PollingFault.Kind.NEXT_OFFSETS_DROPPED).stream()
        .filter(fault -> application.versions().at(fault.site()).isMinorOrLater(HAVE_NEXT_OFFSETS))
        .map(fault -> problem(fault, application.versions().shownAt(fault.site()).isPresent()))
        .toList();
  }

  private static Problem problem(PollingFault fault, boolean versionShown) {
    return Problem.at(
            fault.site(),
            "The records are made anew without the offsets that follow them, so that their"
                + " 'nextOffsets()' is empty with clients from 4.0 on. What commits these offsets,"
                + " such as Kafka Streams with exactly-once semantics, commits nothing; pass"
                + " 'nextOffsets()' of the polled records on as the second argument.")
        .withSeverity(versionShown ? Severity.WARNING : Severity.INFO)
        .withRelated(fault.other(), "stands between the consumer and the application");
  }
}
