package dev.eoslint.rules.pipeline;

import dev.eoslint.analyzer.model.ClientConfig;
import dev.eoslint.analyzer.model.KafkaApplication;
import dev.eoslint.analyzer.model.Pipeline;
import dev.eoslint.analyzer.model.Setting;
import dev.eoslint.analyzer.model.TransactionScope;
import dev.eoslint.analyzer.rule.Confidence;
import dev.eoslint.analyzer.rule.Problem;
import dev.eoslint.analyzer.rule.Rule;
import dev.eoslint.analyzer.rule.RuleInfo;
import dev.eoslint.analyzer.rule.Severity;
import dev.eoslint.rules.setting.AutoCommit;
import dev.eoslint.rules.setting.Profiles;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * A rule that reports auto-commit on the consumer of a transactional pipeline.
 *
 * <p>Source: {@code ConsumerConfig.maybeOverrideEnableAutoCommit} and the documentation of {@code
 * KafkaProducer.sendOffsetsToTransaction}.
 */
@RuleInfo(
    name = "auto-commit-in-transactional-loop",
    title = "Auto-commit on the consumer of a transactional pipeline",
    since = "0.1.0",
    severity = Severity.ERROR,
    confidence = Confidence.HIGH,
    tags = {"consumer", "transactions", "offsets"})
public final class AutoCommitInTransactionalLoop implements Rule {

  @Override
  public List<Problem> judge(KafkaApplication application) {
    List<Problem> problems = new ArrayList<>();
    for (Pipeline pipeline : application.pipelines()) {
      Optional<TransactionScope> transaction = pipeline.transaction();
      if (transaction.isPresent()) {
        pipeline.consumer().configs().stream()
            .flatMap(config -> AutoCommit.in(config, pipeline.consumer(), application).stream())
            .map(auto -> problem(auto, transaction.get()))
            .forEach(problems::add);
      }
    }
    return problems;
  }

  private static Problem problem(AutoCommit auto, TransactionScope transaction) {
    return Problem.at(
            auto.site(),
            auto.setting()
                    .map(setting -> explicit(setting, auto.config()))
                    .orElseGet(() -> byDefault(auto.config()))
                + " Its offsets move outside the transaction, so that records count as done although"
                + " their transaction aborts; set it to 'false'.")
        .withRelated(auto.consumer().creation(), "the consumer")
        .withRelated(transaction.begin(), transaction.kind().phrase());
  }

  private static String explicit(Setting setting, ClientConfig config) {
    return "'%s' is 'true'%s on the consumer of a transactional pipeline."
        .formatted(setting.spelling(), Profiles.inProfile(config));
  }

  private static String byDefault(ClientConfig config) {
    return ("The consumer of a transactional pipeline does not set 'enable.auto.commit'%s, which is"
            + " 'true' by default because 'group.id' is set.")
        .formatted(Profiles.inProfile(config));
  }
}
