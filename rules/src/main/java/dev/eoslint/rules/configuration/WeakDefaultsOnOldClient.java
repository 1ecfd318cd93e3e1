package dev.eoslint.rules.configuration;

import dev.eoslint.analyzer.kafka.KafkaVersion;
import dev.eoslint.analyzer.model.KafkaApplication;
import dev.eoslint.analyzer.rule.Confidence;
import dev.eoslint.analyzer.rule.Problem;
import dev.eoslint.analyzer.rule.Rule;
import dev.eoslint.analyzer.rule.RuleInfo;
import dev.eoslint.analyzer.rule.Severity;
import dev.eoslint.rules.setting.ConfiguredClient;
import dev.eoslint.rules.setting.Keys;
import java.util.List;

/**
 * A rule that reports producers that leave their durability to the defaults of clients that had
 * weak ones.
 *
 * <p>Source: KIP-679 and {@code ProducerConfig} of 2.8 and 3.0; KAFKA-13598 for 3.0.0 and 3.1.0.
 */
@RuleInfo(
    name = "weak-defaults-on-old-client",
    title = "Defaults of an old client that can lose records",
    since = "0.1.0",
    severity = Severity.WARNING,
    confidence = Confidence.MEDIUM,
    kafkaVersions = "up to 2.8, 3.0.0, 3.1.0",
    tags = {"producer", "durability", "configuration"})
public final class WeakDefaultsOnOldClient implements Rule {

  private static final KafkaVersion STRONG_ACKS = KafkaVersion.of(3, 0);

  @Override
  public List<Problem> judge(KafkaApplication application) {
    return ConfiguredClient.producers(application).stream()
        .filter(ConfiguredClient::knowsVersion)
        .filter(producer -> !Weakness.isIdempotentByDefault(producer.version()))
        .filter(producer -> producer.lacks(Keys.IDEMPOTENCE))
        .filter(producer -> producer.lacks(Keys.ACKS))
        .filter(producer -> !producer.mayBeTransactional())
        .filter(producer -> !Importance.isLittle(producer))
        .map(WeakDefaultsOnOldClient::problem)
        .toList();
  }

  private static Problem problem(ConfiguredClient producer) {
    boolean weakAcks = !producer.version().isMinorOrLater(STRONG_ACKS);
    return Problem.at(
            producer.config().siteOfMissing(producer.creation()),
            (weakAcks
                    ? "The producer sets neither 'acks' nor 'enable.idempotence', and clients before"
                        + " version 3.0 (here %s) then use 'acks=1' without idempotence. Records are"
                        + " lost"
                        + " when the leader fails before they are replicated, and retries can write"
                        + " them"
                        + " twice; set both, or use a newer client."
                    : "The producer does not set 'enable.idempotence', and version %s of the clients"
                        + " does not apply its own default 'true'. Retries can write records twice; set"
                        + " it, or"
                        + " use a newer client.")
                .formatted(producer.version()))
        .withRelated(producer.creation(), "the producer");
  }
}
