package dev.eoslint.rules.configuration;

import dev.eoslint.analyzer.model.Framework;
import dev.eoslint.analyzer.model.KafkaApplication;
import dev.eoslint.analyzer.rule.Confidence;
import dev.eoslint.analyzer.rule.Problem;
import dev.eoslint.analyzer.rule.Rule;
import dev.eoslint.analyzer.rule.RuleInfo;
import dev.eoslint.analyzer.rule.Severity;
import dev.eoslint.rules.setting.ConfiguredClient;
import dev.eoslint.rules.setting.Keys;
import java.util.List;
import java.util.Optional;

/**
 * A rule that reports a transactional id without a text.
 *
 * <p>Source: the definition of {@code transactional.id} in {@code ProducerConfig}: a string that is
 * not empty.
 */
@RuleInfo(
    name = "blank-transactional-id",
    title = "Empty transactional id",
    since = "0.1.0",
    severity = Severity.ERROR,
    confidence = Confidence.HIGH,
    tags = {"producer", "transactions", "configuration"})
public final class BlankTransactionalId implements Rule {

  @Override
  public List<Problem> judge(KafkaApplication application) {
    return ConfiguredClient.producers(application).stream()
        .filter(producer -> producer.client().framework() == Framework.KAFKA_CLIENTS)
        .flatMap(producer -> problem(producer).stream())
        .toList();
  }

  private static Optional<Problem> problem(ConfiguredClient producer) {
    return producer
        .stated(Keys.TRANSACTIONAL_ID)
        .filter(id -> id.text().isEmpty())
        .map(
            id ->
                producer.problem(
                    id,
                    Severity.ERROR,
                    ("'%s' is empty%s, and Kafka accepts no empty id. Creating the producer fails"
                            + " with a ConfigException; give the id a value or do not set it.")
                        .formatted(
                            id.setting().spelling(),
                            id.variable().map(" unless '%s' is set"::formatted).orElse(""))));
  }
}
