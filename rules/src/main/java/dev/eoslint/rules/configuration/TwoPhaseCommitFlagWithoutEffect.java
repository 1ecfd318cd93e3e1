package dev.eoslint.rules.configuration;

import dev.eoslint.analyzer.kafka.KafkaVersion;
import dev.eoslint.analyzer.model.KafkaApplication;
import dev.eoslint.analyzer.model.Setting;
import dev.eoslint.analyzer.rule.Confidence;
import dev.eoslint.analyzer.rule.Problem;
import dev.eoslint.analyzer.rule.Rule;
import dev.eoslint.analyzer.rule.RuleInfo;
import dev.eoslint.analyzer.rule.Severity;
import dev.eoslint.rules.setting.ConfiguredClient;
import dev.eoslint.rules.setting.Keys;
import dev.eoslint.rules.setting.Stated;
import java.util.List;
import java.util.Optional;

/**
 * A rule that reports the key of KIP-939 on a producer, which no released client acts on.
 *
 * <p>Source: {@code ProducerConfig} and {@code TransactionManager.initializeTransactions} of 4.1 to
 * 4.4; KIP-939.
 */
@RuleInfo(
    name = "two-phase-commit-flag-without-effect",
    title = "Two-phase commit that no client performs",
    since = "0.1.0",
    severity = Severity.WARNING,
    confidence = Confidence.HIGH,
    kafkaVersions = "up to 4.4",
    tags = {"producer", "transactions", "configuration"})
public final class TwoPhaseCommitFlagWithoutEffect implements Rule {

  private static final KafkaVersion FIRST_WITH_KEY = KafkaVersion.of(4, 1);
  private static final KafkaVersion FIRST_UNSEEN = KafkaVersion.of(4, 5);

  @Override
  public List<Problem> judge(KafkaApplication application) {
    return ConfiguredClient.producers(application).stream()
        .filter(producer -> !producer.version().isMinorOrLater(FIRST_UNSEEN))
        .flatMap(producer -> problem(producer).stream())
        .toList();
  }

  private static Optional<Problem> problem(ConfiguredClient producer) {
    return producer
        .stated(Keys.TWO_PHASE_COMMIT)
        .filter(flag -> flag.is(true))
        .map(
            flag ->
                timeout(producer)
                    .map(timeout -> rejected(producer, flag, timeout))
                    .orElseGet(() -> withoutEffect(producer, flag)));
  }

  /** Clients without the key have nothing against the timeout. */
  private static Optional<Setting> timeout(ConfiguredClient producer) {
    return producer
        .config()
        .lastSetting(Keys.TRANSACTION_TIMEOUT)
        .filter(timeout -> !timeout.conditional())
        .filter(timeout -> producer.version().isMinorOrLater(FIRST_WITH_KEY));
  }

  private static Problem rejected(ConfiguredClient producer, Stated flag, Setting timeout) {
    return producer
        .problem(
            flag,
            Severity.ERROR,
            producer.phrase(flag)
                + " beside '"
                + timeout.spelling()
                + "', which Kafka rejects with a ConfigException when the producer is created."
                + " Remove the flag: no client up to version 4.4 performs a two-phase commit.")
        .withRelated(timeout.site(), "sets '%s'".formatted(timeout.spelling()));
  }

  private static Problem withoutEffect(ConfiguredClient producer, Stated flag) {
    return producer.problem(
        flag,
        Severity.WARNING,
        producer.phrase(flag)
            + ", but no client up to version 4.4 performs a two-phase commit. The transaction still"
            + " times out and is not atomic with a database; use an outbox table or make the write"
            + " to the database idempotent.");
  }
}
