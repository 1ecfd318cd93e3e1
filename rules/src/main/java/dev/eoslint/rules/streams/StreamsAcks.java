package dev.eoslint.rules.streams;

import dev.eoslint.analyzer.model.KafkaApplication;
import dev.eoslint.analyzer.model.Setting;
import dev.eoslint.analyzer.rule.Problem;
import dev.eoslint.rules.DevelopmentNames;
import dev.eoslint.rules.TelemetryNames;
import dev.eoslint.rules.setting.Keys;
import java.util.List;
import java.util.Set;
import java.util.stream.Stream;

/**
 * Applications of Kafka Streams that process at least once and do not wait for all in-sync
 * replicas. With exactly-once, Kafka rejects the setting, which is the matter of another rule.
 *
 * <p>Source: {@code StreamsConfig.getProducerConfigs}, {@code ProducerConfig.ACKS_DOC}.
 */
public final class StreamsAcks {

  private static final Set<String> WEAK = Set.of("0", "1");

  private StreamsAcks() {}

  /** Returns the problems of an application with the setting. */
  public static List<Problem> problems(KafkaApplication application) {
    return Streams.judgeEach(application, StreamsAcks::problems);
  }

  private static List<Problem> problems(Streams.Configured configured) {
    if (!configured.atLeastOnce() || isOfLittleImportance(configured)) {
      return List.of();
    }
    return configured
        .certainOfClient("producer.", Keys.ACKS)
        .filter(setting -> WEAK.contains(Streams.text(setting)))
        .filter(setting -> !Streams.isShared(setting))
        .map(setting -> problem(setting, configured))
        .stream()
        .toList();
  }

  private static boolean isOfLittleImportance(Streams.Configured configured) {
    Stream<String> names =
        Stream.concat(
            configured.application().module().names().stream(),
            configured.config().lastSetting("application.id").stream()
                .map(id -> id.value().display()));
    return configured.config().profile().filter(DevelopmentNames::isOne).isPresent()
        || names.anyMatch(TelemetryNames::isOne);
  }

  private static Problem problem(Setting setting, Streams.Configured configured) {
    return configured.explained(
        Problem.at(
            setting.site(),
            ("'%s' is '%s'%s, so that what this Kafka Streams application writes counts as written"
                    + " before any follower has a copy. Results and the changelogs of its state are"
                    + " lost when a leader fails, although the offsets of their input are"
                    + " committed; set it to 'all'.")
                .formatted(setting.spelling(), Streams.text(setting), configured.inProfile())));
  }
}
