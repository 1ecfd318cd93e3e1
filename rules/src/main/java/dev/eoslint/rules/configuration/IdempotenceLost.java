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

/**
 * A rule that reports producers whose idempotence is turned off, openly or by {@code retries=0}.
 *
 * <p>Source: KIP-679, {@code ProducerConfig.postProcessAndValidateIdempotenceConfigs}.
 */
@RuleInfo(
    name = "idempotence-lost",
    title = "Producer that is not idempotent",
    since = "0.1.0",
    severity = Severity.WARNING,
    confidence = Confidence.MEDIUM,
    tags = {"producer", "idempotence", "configuration"})
public final class IdempotenceLost implements Rule {

  private static final long ONE_IN_FLIGHT = 1;

  @Override
  public List<Problem> judge(KafkaApplication application) {
    return Weakness.of(Weakness.Kind.IDEMPOTENCE_LOST, application).stream()
        .map(IdempotenceLost::problem)
        .toList();
  }

  private static Problem problem(Weakness weakness) {
    ConfiguredClient producer = weakness.producer();
    Stated culprit = weakness.culprit();
    return culprit.setting().key().equals(Keys.RETRIES)
        ? producer.problem(
            culprit,
            Severity.WARNING,
            producer.phrase(culprit)
                + ", which turns off the idempotence that producers have by default since version"
                + " 3.0; the client only writes a line to its log. A record whose first attempt"
                + " fails is not sent again; remove the setting and bound the time with"
                + " 'delivery.timeout.ms'.")
        : openly(producer, culprit);
  }

  private static Problem openly(ConfiguredClient producer, Stated culprit) {
    boolean ordered =
        producer
            .stated(Keys.IN_FLIGHT)
            .filter(each -> each.number().orElse(0) == ONE_IN_FLIGHT)
            .isPresent();
    return producer.problem(
        culprit,
        Severity.INFO,
        producer.phrase(culprit)
            + ", so that the broker cannot tell a retry from a new record. After a lost answer the"
            + " record is written twice"
            + (ordered ? "" : ", and with several requests in flight the order can change")
            + "; remove the setting unless the cluster forbids idempotence.");
  }
}
