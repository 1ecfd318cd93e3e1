package dev.eoslint.rules.streams;

import dev.eoslint.analyzer.model.KafkaApplication;
import dev.eoslint.analyzer.model.Setting;
import dev.eoslint.analyzer.rule.Confidence;
import dev.eoslint.analyzer.rule.Problem;
import dev.eoslint.analyzer.rule.Rule;
import dev.eoslint.analyzer.rule.RuleInfo;
import dev.eoslint.analyzer.rule.Severity;
import dev.eoslint.rules.setting.Keys;
import java.util.List;

/**
 * A rule that reports {@code read_uncommitted} under a prefix at which Kafka Streams does not
 * replace it.
 *
 * <p>Source: {@code StreamsConfig.getMainConsumerConfigs}, {@code getRestoreConsumerConfigs} and
 * {@code getGlobalConsumerConfigs}, which apply the prefixed settings after the checks.
 */
@RuleInfo(
    name = "streams-eos-isolation-bypassed",
    title = "Exactly-once application that reads uncommitted records",
    since = "0.1.0",
    severity = Severity.ERROR,
    confidence = Confidence.HIGH,
    tags = {"streams", "consumer", "isolation"})
public final class StreamsEosIsolationBypassed implements Rule {

  private static final List<String> PREFIXES =
      List.of("main.consumer.", "restore.consumer.", "global.consumer.");

  @Override
  public List<Problem> judge(KafkaApplication application) {
    return Streams.judgeEach(application, StreamsEosIsolationBypassed::judge);
  }

  private static List<Problem> judge(Streams.Configured configured) {
    if (configured.exactlyOnce().isEmpty()) {
      return List.of();
    }
    return PREFIXES.stream()
        .flatMap(prefix -> configured.certain(prefix + Keys.ISOLATION_LEVEL).stream())
        .filter(setting -> Streams.text(setting).equals("read_uncommitted"))
        .map(setting -> problem(setting, configured))
        .toList();
  }

  private static Problem problem(Setting setting, Streams.Configured configured) {
    return configured.explained(
        Problem.at(
            setting.site(),
            "'%s' is 'read_uncommitted' with exactly-once%s, and at this prefix Kafka Streams does"
                    .formatted(setting.spelling(), configured.inProfile())
                + " not replace it. The application then commits results of records from open and"
                + " aborted transactions; remove the setting."));
  }
}
