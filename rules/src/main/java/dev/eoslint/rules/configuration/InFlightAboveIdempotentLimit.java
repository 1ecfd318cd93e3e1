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
import dev.eoslint.rules.setting.Stated;
import java.util.List;

/**
 * A rule that reports more than five requests in flight on an idempotent producer.
 *
 * <p>Source: {@code ProducerConfig.postProcessAndValidateIdempotenceConfigs}: an error beside an
 * explicit idempotence or a transactional id; otherwise a warning in the log up to 3.9 and an error
 * since 4.0.
 */
@RuleInfo(
    name = "in-flight-above-idempotent-limit",
    title = "More requests in flight than idempotence allows",
    since = "0.1.0",
    severity = Severity.ERROR,
    confidence = Confidence.HIGH,
    kafkaVersions = "3.0.1 and later; all with explicit idempotence or a transactional id",
    tags = {"producer", "idempotence", "configuration"})
public final class InFlightAboveIdempotentLimit implements Rule {

  @Override
  public List<Problem> judge(KafkaApplication application) {
    return Weakness.of(Weakness.Kind.IN_FLIGHT, application).stream()
        .map(InFlightAboveIdempotentLimit::problem)
        .toList();
  }

  private static Problem problem(Weakness weakness) {
    ConfiguredClient producer = weakness.producer();
    Stated culprit = weakness.culprit();
    if (producer.isTransactional()) {
      return producer.withIdentity(
          producer.problem(
              culprit,
              Severity.ERROR,
              (producer.phrase(culprit)
                  + " on a producer with a transactional id, but it may be 5 at most. Kafka rejects"
                  + " it with a ConfigException when the producer is created; lower it to 5 or"
                  + " remove it.")));
    } else if (producer.config().mentions(Keys.IDEMPOTENCE)) {
      return producer.problem(
          culprit,
          Severity.ERROR,
          producer.phrase(culprit)
              + ", but 'enable.idempotence' is 'true', which allows 5 at most. Kafka rejects the"
              + " two together with a ConfigException when the producer is created; lower it to 5"
              + " or remove it.");
    }
    return byDefault(producer, culprit);
  }

  private static Problem byDefault(ConfiguredClient producer, Stated culprit) {
    boolean refused = producer.version().isMinorOrLater(KafkaVersion.of(4, 0));
    return producer.problem(
        culprit,
        refused && producer.knowsVersion() ? Severity.ERROR : Severity.WARNING,
        producer.phrase(culprit)
            + ", but a producer is idempotent by default, which allows 5 at most. "
            + consequence(producer, refused)
            + "; lower it to 5 or remove it.");
  }

  private static String consequence(ConfiguredClient producer, boolean refused) {
    if (!producer.knowsVersion()) {
      return "Clients from version 4.0 on reject it with a ConfigException when the producer is"
          + " created, and those of version 3 turn idempotence off and only log a warning";
    }
    return (refused
            ? "Clients from version 4.0 on (here %s) reject it with a ConfigException when the"
                + " producer is created"
            : "Clients before version 4.0 (here %s) turn idempotence off and only log a warning, so"
                + " that retries can write records twice and in another order")
        .formatted(producer.version());
  }
}
