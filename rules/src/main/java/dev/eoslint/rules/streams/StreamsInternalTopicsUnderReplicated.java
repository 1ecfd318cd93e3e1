package dev.eoslint.rules.streams;

import dev.eoslint.analyzer.kafka.KafkaVersion;
import dev.eoslint.analyzer.model.Effective;
import dev.eoslint.analyzer.model.KafkaApplication;
import dev.eoslint.analyzer.model.Setting;
import dev.eoslint.analyzer.rule.Confidence;
import dev.eoslint.analyzer.rule.Problem;
import dev.eoslint.analyzer.rule.Rule;
import dev.eoslint.analyzer.rule.RuleInfo;
import dev.eoslint.analyzer.rule.Severity;
import dev.eoslint.rules.DevelopmentNames;
import dev.eoslint.rules.setting.Keys;
import dev.eoslint.rules.setting.LocalServers;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/**
 * A rule that reports internal topics of Kafka Streams that only one broker holds.
 *
 * <p>Source: {@code StreamsConfig.REPLICATION_FACTOR_CONFIG}.
 */
@RuleInfo(
    name = "streams-internal-topics-under-replicated",
    title = "Internal topics with one replica",
    since = "0.1.0",
    severity = Severity.WARNING,
    confidence = Confidence.MEDIUM,
    tags = {"streams", "durability"})
public final class StreamsInternalTopicsUnderReplicated implements Rule {

  private static final KafkaVersion BROKER_DECIDES_SINCE = KafkaVersion.of(3, 0);

  @Override
  public List<Problem> judge(KafkaApplication application) {
    return Streams.judgeEach(
        application,
        configured ->
            isForDevelopment(configured)
                ? List.of()
                : Stream.concat(explicit(configured).stream(), byDefault(configured).stream())
                    .toList());
  }

  private static Optional<Problem> explicit(Streams.Configured configured) {
    return configured
        .certain(Keys.REPLICATION_FACTOR)
        .filter(setting -> Streams.text(setting).equals("1"))
        .filter(setting -> !isFileForDevelopment(setting.site().file()))
        .map(
            setting ->
                configured.explained(
                    Problem.at(
                        setting.site(),
                        "'%s' is '1'%s, so that each changelog and repartition topic is on one"
                                .formatted(setting.spelling(), configured.inProfile())
                            + " broker only. When that broker loses it, state and records are lost"
                            + " whatever the guarantee says; set 3, or -1 for the broker's"
                            + " default.")));
  }

  private static Optional<Problem> byDefault(Streams.Configured configured) {
    KafkaApplication whole = configured.whole();
    boolean oneByDefault =
        configured.knowsVersion()
            && !configured.version().isMinorOrLater(BROKER_DECIDES_SINCE)
            && configured.exactlyOnce().isPresent()
            && whole.effective(
                    configured.application(), configured.config(), Keys.REPLICATION_FACTOR)
                instanceof Effective.DefaultApplies;
    return oneByDefault
        ? Optional.of(
            configured.explained(
                Problem.at(
                    configured.config().siteOfMissing(configured.application().creation()),
                    "This exactly-once application does not set 'replication.factor'%s, which is 1"
                            .formatted(configured.inProfile())
                        + " before Kafka Streams 3.0 (this project uses %s)."
                            .formatted(configured.version())
                        + " When the only broker of a changelog loses it, state is lost; set 3.")))
        : Optional.empty();
  }

  private static boolean isForDevelopment(Streams.Configured configured) {
    boolean profile = configured.config().profile().filter(DevelopmentNames::isOne).isPresent();
    return profile
        || configured
            .config()
            .lastSetting(Keys.BOOTSTRAP_SERVERS)
            .map(Setting::value)
            .filter(LocalServers::isOne)
            .isPresent();
  }

  /** The folders of Java code are named after its package and say nothing. */
  private static boolean isFileForDevelopment(String file) {
    return !file.endsWith(".java") && DevelopmentNames.isOne(file);
  }
}
