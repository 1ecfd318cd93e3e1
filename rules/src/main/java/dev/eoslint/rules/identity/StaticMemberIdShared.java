package dev.eoslint.rules.identity;

import dev.eoslint.analyzer.kafka.KafkaVersion;
import dev.eoslint.analyzer.model.ClientConfig;
import dev.eoslint.analyzer.model.Consumer;
import dev.eoslint.analyzer.model.Copies;
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

/**
 * A rule that reports an id of a static group member that several consumers have: those of one
 * process, or those of the instances that a deployment file runs.
 *
 * <p>Source: KIP-345: a newer member with the same id fences the older one.
 */
@RuleInfo(
    name = "static-member-id-shared",
    title = "Static member id of several consumers",
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
      if (mayJoinGroup(consumer, application)) {
        if (consumer.copies() instanceof Copies.Several several) {
          ids(consumer).forEach(id -> problems.add(problem(id, consumer, several)));
        } else {
          Identities.scaledDeployment(consumer.module(), application)
              .ifPresent(
                  scaled ->
                      constantIds(consumer)
                          .forEach(id -> problems.add(problem(id, consumer, scaled))));
        }
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

  private static List<Setting> ids(Consumer consumer) {
    return consumer.configs().stream()
        .flatMap((ClientConfig config) -> config.lastSetting(Keys.GROUP_INSTANCE_ID).stream())
        .distinct()
        .toList();
  }

  /** A configuration in which a profile sets the id anew says nothing about other profiles. */
  private static List<Setting> constantIds(Consumer consumer) {
    List<Setting> ids = ids(consumer);
    boolean constant =
        ids.stream()
            .allMatch(
                id ->
                    !id.conditional()
                        && id.value().text().filter(text -> !text.isBlank()).isPresent());
    return constant ? ids : List.of();
  }

  private static Problem problem(Setting id, Consumer consumer, Copies.Several several) {
    return Problem.at(
            id.site(),
            ("'%s' is '%s' for several consumers of one process: %s. Each of them that joins the"
                    + " group fences the one before it, whose next commit fails with a"
                    + " FencedInstanceIdException; add a part that differs per consumer, such as"
                    + " its number.")
                .formatted(id.spelling(), id.value().display(), several.explanation()))
        .withRelated(several.site(), several.explanation())
        .withRelated(consumer.creation(), "the consumer");
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
