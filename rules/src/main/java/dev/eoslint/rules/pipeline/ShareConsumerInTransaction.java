package dev.eoslint.rules.pipeline;

import dev.eoslint.analyzer.model.KafkaApplication;
import dev.eoslint.analyzer.model.Setting;
import dev.eoslint.analyzer.model.ShareConsumer;
import dev.eoslint.analyzer.model.ShareUse;
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
 * A rule that reports share groups that are used as if they could take part in a transaction.
 *
 * <p>Source: {@code ShareConsumer}, which has no group metadata; {@code ShareConsumerConfig}, which
 * rejects these keys; KIP-932.
 */
@RuleInfo(
    name = "share-consumer-in-transaction",
    title = "Records of a share group in a transaction",
    since = "0.1.0",
    severity = Severity.ERROR,
    confidence = Confidence.HIGH,
    tags = {"consumer", "transactions", "share-groups"})
public final class ShareConsumerInTransaction implements Rule {

  private static final List<String> REJECTED =
      List.of(Keys.ISOLATION_LEVEL, Keys.AUTO_COMMIT, Keys.OFFSET_RESET);

  @Override
  public List<Problem> judge(KafkaApplication application) {
    List<Problem> problems = new ArrayList<>();
    application.consuming().shareUses().stream()
        .map(ShareConsumerInTransaction::problem)
        .forEach(problems::add);
    for (ShareConsumer consumer : application.consuming().shareConsumers()) {
      for (String key : REJECTED) {
        set(key, consumer).map(setting -> rejected(setting, consumer)).ifPresent(problems::add);
      }
    }
    return problems;
  }

  private static Problem problem(ShareUse use) {
    String message =
        use.kind() == ShareUse.Kind.RECORDS
            ? "Records of a share group are processed in a transaction, which cannot hold their"
                + " acknowledgement. They are delivered again after the results were committed, or"
                + " are acknowledged although the transaction aborts; read them with a consumer"
                + " group."
            : "Offsets are sent to a transaction for records of a share group, which has none that"
                + " a transaction could hold. The transaction fails, or the offsets have no effect;"
                + " read the records with a consumer group.";
    return Problem.at(use.poll(), message)
        .withRelated(use.begin(), "the transaction")
        .withRelated(use.site(), use.kind() == ShareUse.Kind.RECORDS ? "sends" : "sends offsets");
  }

  private static Optional<Setting> set(String key, ShareConsumer consumer) {
    return consumer.config().lastSetting(key).filter(setting -> !setting.conditional());
  }

  private static Problem rejected(Setting setting, ShareConsumer consumer) {
    return Problem.at(
            setting.site(),
            ("'%s' is set for a consumer of a share group, which rejects it with a"
                    + " ConfigException. %s")
                .formatted(
                    setting.spelling(),
                    setting.key().equals(Keys.ISOLATION_LEVEL)
                        ? "What a share group reads is said by the group configuration"
                            + " 'share.isolation.level'."
                        : "A share group has no committed offsets; remove the setting."))
        .withRelated(consumer.creation(), "the consumer of the share group");
  }
}
