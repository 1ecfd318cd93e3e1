package dev.eoslint.rules.configuration;

import dev.eoslint.analyzer.model.KafkaApplication;
import dev.eoslint.analyzer.rule.Confidence;
import dev.eoslint.analyzer.rule.Problem;
import dev.eoslint.analyzer.rule.Rule;
import dev.eoslint.analyzer.rule.RuleInfo;
import dev.eoslint.analyzer.rule.Severity;
import dev.eoslint.rules.setting.ConfiguredClient;
import dev.eoslint.rules.setting.Keys;
import dev.eoslint.rules.setting.Stated;
import java.util.List;
import java.util.Map;

/**
 * A rule that reports settings that Kafka does not accept beside a transactional id.
 *
 * <p>Source: {@code ProducerConfig.postProcessAndValidateIdempotenceConfigs}; before 3.0.1 {@code
 * KafkaProducer.configureAcks} and {@code configureRetries}.
 */
@RuleInfo(
    name = "transactional-producer-config-conflict",
    title = "Setting that contradicts a transactional id",
    since = "0.1.0",
    severity = Severity.ERROR,
    confidence = Confidence.HIGH,
    tags = {"producer", "transactions", "configuration"})
public final class TransactionalProducerConfigConflict implements Rule {

  private static final Map<String, String> REASONS =
      Map.of(
          Keys.ACKS, "it needs 'acks=all'",
          Keys.RETRIES, "it needs retries",
          Keys.IDEMPOTENCE, "it needs idempotence");

  @Override
  public List<Problem> judge(KafkaApplication application) {
    return Weakness.of(Weakness.Kind.CONFLICT_WITH_ID, application).stream()
        .map(TransactionalProducerConfigConflict::problem)
        .toList();
  }

  private static Problem problem(Weakness weakness) {
    ConfiguredClient producer = weakness.producer();
    Stated culprit = weakness.culprit();
    return producer.withIdentity(
        producer.problem(
            culprit,
            Severity.ERROR,
            ("%s on a producer with a transactional id, but %s. Kafka rejects the two together with"
                    + " a ConfigException when the producer is created; remove this setting.")
                .formatted(
                    producer.phrase(culprit),
                    REASONS.getOrDefault(culprit.setting().key(), "the two exclude each other"))));
  }
}
