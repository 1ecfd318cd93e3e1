package dev.eoslint.rules.identity;

import dev.eoslint.analyzer.kafka.KafkaVersion;
import dev.eoslint.analyzer.model.ClientConfig;
import dev.eoslint.analyzer.model.Consumer;
import dev.eoslint.analyzer.model.Deployment;
import dev.eoslint.analyzer.model.Framework;
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

/**
 * A rule that reports a constant id of a static group member of an application that a deployment
 * file runs several instances of.
 *
 * <p>Source: KIP-345: a newer member with the same id fences the older one.
 */
@RuleInfo(
    name = "static-member-id-shared",
    title = "Constant static member id with several instances",
    since = "0.1.0",
    severity = Severity.ERROR,
    confidence = Confidence.HIGH,
    kafkaVersions = "2.3 and later",
    tags = {"consumer", "identity", "deployment"})
public final class StaticMemberIdShared implements Rule {

  /** Older clients have no such key. */
  private static final KafkaVersion FIRST_WITH_KEY = KafkaVersion.of(2, 3);

  @Override
  public List<Problem> judge(KafkaApplication application) {
    List<Problem> problems = new ArrayList<>();
    for (Consumer consumer : application.consumers()) {
      Optional<Deployment> scaled = Identities.scaledDeployment(consumer.module(), application);
      if (scaled.isPresent() && mayJoinGroup(consumer, application)) {
        constantIds(consumer).forEach(id -> problems.add(problem(id, consumer, scaled.get())));
      }
    }
    return problems;
  }

  /** A consumer that reads without a subscription is assigned its partitions, and no member. */
  private static boolean mayJoinGroup(Consumer consumer, KafkaApplication application) {
    boolean assigned =
        consumer.framework() == Framework.KAFKA_CLIENTS
            && consumer.readsRecords()
            && !consumer.subscribes();
    return !assigned
        && application.versions().at(consumer.creation()).isMinorOrLater(FIRST_WITH_KEY);
  }

  /** A configuration in which a profile sets the id anew says nothing about other profiles. */
  private static List<Setting> constantIds(Consumer consumer) {
    List<Setting> ids =
        consumer.configs().stream()
            .flatMap((ClientConfig config) -> config.lastSetting(Keys.GROUP_INSTANCE_ID).stream())
            .distinct()
            .toList();
    boolean constant =
        ids.stream()
            .allMatch(
                id ->
                    !id.conditional()
                        && id.value().text().filter(text -> !text.isBlank()).isPresent());
    return constant ? ids : List.of();
  }

  private static Problem problem(Setting id, Consumer consumer, Deployment deployment) {
    return Problem.at(
            id.site(),
            ("'%s' is '%s' in all instances, and the %s '%s' runs %d of them. Each instance that"
                    + " joins the group fences the one before it, whose next commit fails with a"
                    + " FencedInstanceIdException; add a part that differs per instance, such as"
                    + " the"
                    + " pod name.")
                .formatted(
                    id.spelling(),
                    id.value().display(),
                    deployment.kind(),
                    deployment.name(),
                    deployment.instances()))
        .withRelated(deployment.site(), "runs " + deployment.instances() + " instances")
        .withRelated(consumer.creation(), "the consumer");
  }
}
