package dev.eoslint.rules.streams;

import dev.eoslint.analyzer.model.KafkaApplication;
import dev.eoslint.analyzer.model.Setting;
import dev.eoslint.analyzer.rule.Confidence;
import dev.eoslint.analyzer.rule.Problem;
import dev.eoslint.analyzer.rule.Rule;
import dev.eoslint.analyzer.rule.RuleInfo;
import dev.eoslint.analyzer.rule.Severity;
import dev.eoslint.rules.setting.Keys;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/**
 * A rule that reports producer settings that exactly-once processing does not allow.
 *
 * <p>Source: {@code StreamsConfig.getProducerConfigs}, {@code
 * StreamsConfig.verifyMaxInFlightRequestPerConnection}, {@code
 * ProducerConfig.postProcessAndValidateIdempotenceConfigs}.
 */
@RuleInfo(
    name = "streams-eos-producer-weakened",
    title = "Producer settings that contradict exactly-once processing",
    since = "0.1.0",
    severity = Severity.ERROR,
    confidence = Confidence.HIGH,
    tags = {"streams", "producer"})
public final class StreamsEosProducerWeakened implements Rule {

  private static final String PRODUCER = "producer.";

  /** Anything else but these and {@code all} is no value of the key at all. */
  private static final Set<String> WEAK_ACKS = Set.of("0", "1");

  private static final long MOST_IN_FLIGHT = 5;

  /** The default of producers outside of Kafka Streams. */
  private static final long USUAL_DELIVERY_TIMEOUT = 120_000;

  @Override
  public List<Problem> judge(KafkaApplication application) {
    return Streams.judgeEach(
        application,
        configured -> configured.exactlyOnce().isPresent() ? weaknesses(configured) : List.of());
  }

  private static List<Problem> weaknesses(Streams.Configured configured) {
    List<Problem> problems = new ArrayList<>();
    setting(Keys.ACKS, configured)
        .filter(setting -> WEAK_ACKS.contains(Streams.text(setting)))
        .map(setting -> rejected(setting, "must be 'all'", configured))
        .ifPresent(problems::add);
    setting(Keys.RETRIES, configured)
        .filter(setting -> Streams.number(setting).filter(number -> number == 0).isPresent())
        .map(setting -> rejected(setting, "must be above 0", configured))
        .ifPresent(problems::add);
    setting(Keys.IN_FLIGHT, configured)
        .filter(
            setting ->
                Streams.number(setting).filter(number -> number > MOST_IN_FLIGHT).isPresent())
        .map(setting -> rejected(setting, "must be at most 5", configured))
        .ifPresent(problems::add);
    setting(Keys.DELIVERY_TIMEOUT, configured)
        .filter(
            setting ->
                Streams.number(setting)
                    .filter(number -> number < USUAL_DELIVERY_TIMEOUT)
                    .isPresent())
        .map(setting -> impatient(setting, configured))
        .ifPresent(problems::add);
    return problems;
  }

  private static Optional<Setting> setting(String key, Streams.Configured configured) {
    return configured.certainOfClient(PRODUCER, key);
  }

  private static Problem rejected(Setting setting, String demand, Streams.Configured configured) {
    return configured.explained(
        Problem.at(
            setting.site(),
            "'%s' is '%s'%s, but with exactly-once it %s."
                    .formatted(
                        setting.spelling(), Streams.text(setting), configured.inProfile(), demand)
                + " The configuration is rejected with a ConfigException; remove the setting,"
                + " because the values that Kafka Streams chooses are right."));
  }

  private static Problem impatient(Setting setting, Streams.Configured configured) {
    return configured
        .explained(
            Problem.at(
                setting.site(),
                "'%s' is '%s'%s, so that short trouble with a broker fails a task of this"
                        .formatted(
                            setting.spelling(), Streams.text(setting), configured.inProfile())
                    + " exactly-once application. Kafka Streams itself sets it to 2147483647;"
                    + " remove the setting."))
        .withSeverity(Severity.WARNING)
        .withConfidence(Confidence.MEDIUM);
  }
}
