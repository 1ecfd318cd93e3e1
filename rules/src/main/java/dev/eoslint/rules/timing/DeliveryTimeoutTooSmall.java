package dev.eoslint.rules.timing;

import dev.eoslint.analyzer.kafka.KafkaVersion;
import dev.eoslint.analyzer.model.KafkaApplication;
import dev.eoslint.analyzer.rule.Confidence;
import dev.eoslint.analyzer.rule.Problem;
import dev.eoslint.analyzer.rule.Rule;
import dev.eoslint.analyzer.rule.RuleInfo;
import dev.eoslint.analyzer.rule.Severity;
import dev.eoslint.rules.setting.Amount;
import dev.eoslint.rules.setting.ConfiguredClient;
import dev.eoslint.rules.setting.Keys;
import dev.eoslint.rules.setting.Stated;
import java.util.List;
import java.util.Optional;

/**
 * A rule that reports a delivery timeout that leaves no time for one attempt.
 *
 * <p>Source: {@code KafkaProducer.configureDeliveryTimeout}.
 */
@RuleInfo(
    name = "delivery-timeout-too-small",
    title = "Delivery timeout below the time of one request",
    since = "0.1.0",
    severity = Severity.ERROR,
    confidence = Confidence.HIGH,
    kafkaVersions = "2.1 and later",
    tags = {"producer", "timeouts", "configuration"})
public final class DeliveryTimeoutTooSmall implements Rule {

  /** Older clients have no such key (KIP-91). */
  private static final KafkaVersion FIRST_WITH_KEY = KafkaVersion.of(2, 1);

  @Override
  public List<Problem> judge(KafkaApplication application) {
    return ConfiguredClient.producers(application).stream()
        .filter(producer -> producer.version().isMinorOrLater(FIRST_WITH_KEY))
        .flatMap(producer -> problem(producer).stream())
        .toList();
  }

  private static Optional<Problem> problem(ConfiguredClient producer) {
    Optional<Amount> delivery =
        producer.amount(Keys.DELIVERY_TIMEOUT).filter(amount -> amount.stated().isPresent());
    Optional<Amount> linger = producer.amount(Keys.LINGER).map(amount -> atLeast(amount, producer));
    Optional<Amount> request = producer.amount(Keys.REQUEST_TIMEOUT);
    if (delivery.isEmpty() || linger.isEmpty() || request.isEmpty()) {
      return Optional.empty();
    }
    long needed =
        Math.min(
            Math.min(linger.get().number(), Integer.MAX_VALUE) + request.get().number(),
            Integer.MAX_VALUE);
    return delivery
        .filter(amount -> amount.number() < needed)
        .flatMap(Amount::stated)
        .map(stated -> problem(producer, stated, linger.get(), request.get()));
  }

  /** The default was 0 before version 4.0. */
  private static Amount atLeast(Amount linger, ConfiguredClient producer) {
    return linger.stated().isPresent() || producer.knowsVersion()
        ? linger
        : new Amount(Keys.LINGER, 0, " (the default before version 4.0)", Optional.empty());
  }

  private static Problem problem(
      ConfiguredClient producer, Stated stated, Amount linger, Amount request) {
    Problem problem =
        producer.problem(
            stated,
            linger.isFixed() && request.isFixed() ? Severity.ERROR : Severity.WARNING,
            ("%s, which is less than %s and %s together. Kafka rejects that with a ConfigException"
                    + " when the producer is created; raise the delivery timeout or lower"
                    + " 'request.timeout.ms'.")
                .formatted(producer.phrase(stated), linger.phrase(), request.phrase()));
    return request
        .stated()
        .map(each -> problem.withRelated(each.setting().site(), "the request timeout"))
        .orElse(problem);
  }
}
