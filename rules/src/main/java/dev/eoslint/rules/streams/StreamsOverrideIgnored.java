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
import java.util.ArrayList;
import java.util.List;

/**
 * A rule that reports settings of clients that Kafka Streams replaces.
 *
 * <p>Source: {@code StreamsConfig.checkIfUnexpectedUserSpecifiedClientConfig}.
 */
@RuleInfo(
    name = "streams-override-ignored",
    title = "Setting that Kafka Streams replaces",
    since = "0.1.0",
    severity = Severity.INFO,
    confidence = Confidence.HIGH,
    tags = {"streams", "configuration"})
public final class StreamsOverrideIgnored implements Rule {

  @Override
  public List<Problem> judge(KafkaApplication application) {
    return Streams.judgeEach(application, StreamsOverrideIgnored::judge);
  }

  private static List<Problem> judge(Streams.Configured configured) {
    List<Problem> problems =
        new ArrayList<>(replaced(Keys.AUTO_COMMIT, "consumer.", "true", "'false'", configured));
    if (configured.exactlyOnce().isPresent()) {
      problems.addAll(
          replaced(Keys.IDEMPOTENCE, "producer.", "false", "'true' with exactly-once", configured));
      problems.addAll(
          replaced(
              Keys.ISOLATION_LEVEL,
              "consumer.",
              "read_uncommitted",
              "'read_committed' with exactly-once",
              configured));
    }
    return problems;
  }

  private static List<Problem> replaced(
      String key, String prefix, String value, String forced, Streams.Configured configured) {
    List<Problem> problems = new ArrayList<>();
    for (String spelt : List.of(key, prefix + key)) {
      configured
          .certain(spelt)
          .filter(setting -> Streams.lowerCase(setting).equals(value))
          .filter(setting -> !StreamsClient.isShared(setting))
          .map(setting -> problem(setting, forced, configured))
          .ifPresent(problems::add);
    }
    return problems;
  }

  private static Problem problem(Setting setting, String forced, Streams.Configured configured) {
    return configured.explained(
        Problem.at(
            setting.site(),
            "'%s' is '%s'%s, which has no effect: Kafka Streams sets it to %s."
                    .formatted(
                        setting.spelling(), Streams.text(setting), configured.inProfile(), forced)
                + " Remove the setting, so that the configuration says what runs."));
  }
}
