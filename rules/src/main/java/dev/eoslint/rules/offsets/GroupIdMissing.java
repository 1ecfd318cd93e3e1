package dev.eoslint.rules.offsets;

import dev.eoslint.analyzer.kafka.KafkaVersion;
import dev.eoslint.analyzer.model.ClientConfig;
import dev.eoslint.analyzer.model.Consumer;
import dev.eoslint.analyzer.model.Framework;
import dev.eoslint.analyzer.model.GroupCall;
import dev.eoslint.analyzer.model.KafkaApplication;
import dev.eoslint.analyzer.model.Setting;
import dev.eoslint.analyzer.rule.Confidence;
import dev.eoslint.analyzer.rule.Problem;
import dev.eoslint.analyzer.rule.Rule;
import dev.eoslint.analyzer.rule.RuleInfo;
import dev.eoslint.analyzer.rule.Severity;
import dev.eoslint.rules.setting.AutoCommit;
import dev.eoslint.rules.setting.Keys;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * A rule that reports consumers without a group that do what needs one.
 *
 * <p>Source: {@code ClassicKafkaConsumer.throwIfGroupIdNotDefined}, {@code
 * ConsumerConfig.maybeOverrideEnableAutoCommit}, {@code KafkaConsumer}.
 */
@RuleInfo(
    name = "group-id-missing",
    title = "Consumer without the group that it needs",
    since = "0.1.0",
    severity = Severity.ERROR,
    confidence = Confidence.HIGH,
    tags = {"consumer", "configuration", "offsets"})
public final class GroupIdMissing implements Rule {

  /** Since then the default is no group at all, instead of a group with an empty name. */
  private static final KafkaVersion FIRST_WITHOUT_DEFAULT = KafkaVersion.of(2, 2);

  private static final KafkaVersion FIRST_TO_REJECT_BLANK = KafkaVersion.of(4, 0);

  @Override
  public List<Problem> judge(KafkaApplication application) {
    List<Problem> problems = new ArrayList<>();
    for (GroupCall call : application.consuming().groupCalls()) {
      if (isWithoutGroup(call.consumer(), application)) {
        problems.add(problem(call));
      }
    }
    for (Consumer consumer : application.consumers()) {
      if (isPlain(consumer)) {
        for (ClientConfig config : consumer.configs()) {
          autoCommit(consumer, config, application).ifPresent(problems::add);
          blank(consumer, config, application).ifPresent(problems::add);
        }
      }
    }
    return problems;
  }

  /** A file alone does not show what the code that reads it adds. */
  private static boolean isPlain(Consumer consumer) {
    return consumer.framework() == Framework.KAFKA_CLIENTS
        && consumer.creation().file().endsWith(".java");
  }

  private static boolean isWithoutGroup(Consumer consumer, KafkaApplication application) {
    return isPlain(consumer)
        && application.versions().at(consumer.creation()).isMinorOrLater(FIRST_WITHOUT_DEFAULT)
        && consumer.configs().stream().allMatch(GroupIdMissing::isWithoutGroup);
  }

  private static boolean isWithoutGroup(ClientConfig config) {
    return config.complete() && !config.mentions(Keys.GROUP_ID);
  }

  private static Problem problem(GroupCall call) {
    return Problem.at(
            call.consumer().creation(),
            ("The consumer has no 'group.id', but '%s' is called on it. Since version 2.2 this call"
                    + " throws an InvalidGroupIdException without a group; set 'group.id', or assign partitions and"
                    + " keep the offsets elsewhere.")
                .formatted(call.method()))
        .withRelated(call.site(), "needs a group");
  }

  private static Optional<Problem> autoCommit(
      Consumer consumer, ClientConfig config, KafkaApplication application) {
    boolean relevant = isWithoutGroup(consumer, application) && isWithoutGroup(config);
    return AutoCommit.in(config, consumer, application)
        .filter(auto -> relevant)
        .flatMap(AutoCommit::setting)
        .map(
            setting ->
                Problem.at(
                        setting.site(),
                        ("'%s' is 'true' on a consumer without 'group.id', which then cannot be"
                                + " created. Set 'group.id', or leave auto-commit out: without a"
                                + " group it is off.")
                            .formatted(setting.spelling()))
                    .withRelated(consumer.creation(), "the consumer"));
  }

  private static Optional<Problem> blank(
      Consumer consumer, ClientConfig config, KafkaApplication application) {
    boolean shown = application.versions().shownAt(consumer.creation()).isPresent();
    boolean rejected =
        application.versions().at(consumer.creation()).isMinorOrLater(FIRST_TO_REJECT_BLANK);
    return config
        .lastSetting(Keys.GROUP_ID)
        .filter(setting -> rejected && !setting.conditional())
        .filter(setting -> setting.value().text().filter(String::isBlank).isPresent())
        .map(setting -> blank(setting, consumer))
        .map(problem -> shown ? problem : problem.withSeverity(Severity.WARNING));
  }

  private static Problem blank(Setting setting, Consumer consumer) {
    return Problem.at(
            setting.site(),
            "'%s' is blank. Since Kafka 4.0 no consumer can be created with it; name the group."
                .formatted(setting.spelling()))
        .withRelated(consumer.creation(), "the consumer");
  }
}
