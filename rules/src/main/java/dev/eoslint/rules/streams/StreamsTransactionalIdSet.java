package dev.eoslint.rules.streams;

import dev.eoslint.analyzer.model.KafkaApplication;
import dev.eoslint.analyzer.model.Setting;
import dev.eoslint.analyzer.rule.Confidence;
import dev.eoslint.analyzer.rule.Problem;
import dev.eoslint.analyzer.rule.Rule;
import dev.eoslint.analyzer.rule.RuleInfo;
import dev.eoslint.analyzer.rule.Severity;
import dev.eoslint.rules.setting.Keys;
import dev.eoslint.rules.setting.StreamsClient;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/**
 * A rule that reports a transactional id in the configuration of Kafka Streams.
 *
 * <p>Source: {@code ActiveTaskCreator} of Kafka Streams, which only initialises transactions with
 * exactly-once; {@code StreamsConfig.NON_CONFIGURABLE_PRODUCER_EOS_CONFIGS}.
 */
@RuleInfo(
    name = "streams-transactional-id-set",
    title = "Transactional id in the configuration of Kafka Streams",
    since = "0.1.0",
    severity = Severity.ERROR,
    confidence = Confidence.HIGH,
    tags = {"streams", "producer", "transactions"})
public final class StreamsTransactionalIdSet implements Rule {

  private static final List<String> KEYS =
      List.of(Keys.TRANSACTIONAL_ID, "producer." + Keys.TRANSACTIONAL_ID);

  @Override
  public List<Problem> judge(KafkaApplication application) {
    return Streams.judgeEach(application, StreamsTransactionalIdSet::judge);
  }

  private static List<Problem> judge(Streams.Configured configured) {
    Stream<Setting> ids =
        KEYS.stream()
            .flatMap(key -> configured.certain(key).stream())
            .filter(setting -> !StreamsClient.isShared(setting));
    return ids.flatMap(id -> problem(id, configured).stream()).toList();
  }

  private static Optional<Problem> problem(Setting id, Streams.Configured configured) {
    if (configured.exactlyOnce().isPresent()) {
      return Optional.of(
          configured
              .explained(
                  Problem.at(
                      id.site(),
                      "'%s' has no effect%s: with exactly-once Kafka Streams makes the"
                              .formatted(id.spelling(), configured.inProfile())
                          + " transactional ids itself, from the application id. Remove the"
                          + " setting."))
              .withSeverity(Severity.INFO));
    } else if (configured.atLeastOnce()) {
      return Optional.of(
          configured.explained(
              Problem.at(
                  id.site(),
                  "'%s' makes the producers of this at-least-once application transactional%s,"
                          .formatted(id.spelling(), configured.inProfile())
                      + " but Kafka Streams never initialises their transactions. The first send"
                      + " fails with an IllegalStateException; set 'processing.guarantee' to"
                      + " 'exactly_once_v2' instead.")));
    }
    return Optional.empty();
  }
}
