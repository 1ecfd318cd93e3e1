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
 * A rule that reports settings that Kafka does not accept beside an explicit {@code
 * enable.idempotence=true}.
 *
 * <p>Source: {@code ProducerConfig.postProcessAndValidateIdempotenceConfigs}; before 3.0.1 {@code
 * KafkaProducer.configureAcks} and {@code configureRetries}.
 */
@RuleInfo(
    name = "idempotence-config-conflict",
    title = "Setting that contradicts explicit idempotence",
    since = "0.1.0",
    severity = Severity.ERROR,
    confidence = Confidence.HIGH,
    tags = {"producer", "idempotence", "configuration"})
public final class IdempotenceConfigConflict implements Rule {

  private static final Map<String, String> REASONS =
      Map.of(Keys.ACKS, "needs 'acks=all'", Keys.RETRIES, "needs retries");

  @Override
  public List<Problem> judge(KafkaApplication application) {
    return Weakness.of(Weakness.Kind.CONFLICT_WITH_IDEMPOTENCE, application).stream()
        .map(IdempotenceConfigConflict::problem)
        .toList();
  }

  private static Problem problem(Weakness weakness) {
    ConfiguredClient producer = weakness.producer();
    Stated culprit = weakness.culprit();
    Problem problem =
        producer.problem(
            culprit,
            Severity.ERROR,
            ("%s, but 'enable.idempotence' is 'true', which %s. Kafka rejects the two together with"
                    + " a ConfigException when the producer is created; remove one of them.")
                .formatted(
                    producer.phrase(culprit),
                    REASONS.getOrDefault(culprit.setting().key(), "excludes that")));
    return producer
        .stated(Keys.IDEMPOTENCE)
        .map(on -> problem.withRelated(on.setting().site(), "sets 'enable.idempotence' to 'true'"))
        .orElse(problem);
  }
}
