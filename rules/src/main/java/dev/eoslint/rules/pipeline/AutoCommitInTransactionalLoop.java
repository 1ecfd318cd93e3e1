package dev.eoslint.rules.pipeline;

import dev.eoslint.analyzer.model.ClientConfig;
import dev.eoslint.analyzer.model.Consumer;
import dev.eoslint.analyzer.model.Effective;
import dev.eoslint.analyzer.model.KafkaApplication;
import dev.eoslint.analyzer.model.Pipeline;
import dev.eoslint.analyzer.model.Setting;
import dev.eoslint.analyzer.model.TransactionScope;
import dev.eoslint.analyzer.rule.Confidence;
import dev.eoslint.analyzer.rule.Problem;
import dev.eoslint.analyzer.rule.Rule;
import dev.eoslint.analyzer.rule.RuleInfo;
import dev.eoslint.analyzer.rule.Severity;
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

  private static final String AUTO_COMMIT = "enable.auto.commit";
  private static final String GROUP_ID = "group.id";

  @Override
  public List<Problem> judge(KafkaApplication application) {
    List<Problem> problems = new ArrayList<>();
    for (Pipeline pipeline : application.pipelines()) {
      Optional<TransactionScope> transaction = pipeline.transaction();
      if (transaction.isPresent()) {
        pipeline.consumer().configs().stream()
            .flatMap(config -> judge(config, pipeline, transaction.get(), application).stream())
            .forEach(problems::add);
      }
    }
    return problems;
  }

  private static Optional<Problem> judge(
      ClientConfig config,
      Pipeline pipeline,
      TransactionScope transaction,
      KafkaApplication application) {
    Effective effective = application.effective(config, AUTO_COMMIT, pipeline.consumer().creation());
    if (effective instanceof Effective.SetHere set && isTrue(set.setting())) {
      return Optional.of(explicit(set.setting(), config, pipeline, transaction));
    } else if (effective instanceof Effective.DefaultApplies byDefault
        && byDefault.value().equals("true")
        && config.mentions(GROUP_ID)) {
      return Optional.of(byDefault(config, pipeline, transaction));
    }
    return Optional.empty();
  }

  private static boolean isTrue(Setting setting) {
    return setting.value().text().filter(text -> text.equalsIgnoreCase("true")).isPresent();
  }

  private static Problem explicit(
      Setting setting, ClientConfig config, Pipeline pipeline, TransactionScope transaction) {
    return Problem.at(
            setting.site(),
            ("'%s' is 'true'%s on the consumer of a transactional pipeline. Its offsets move"
                    + " outside the transaction, so that records count as done although their"
                    + " transaction aborts; set it to 'false'.")
                .formatted(setting.spelling(), Profiles.inProfile(config)))
        .withRelated(pipeline.consumer().creation(), "the consumer")
        .withRelated(transaction.begin(), transaction.kind().phrase());
  }

  private static Problem byDefault(
      ClientConfig config, Pipeline pipeline, TransactionScope transaction) {
    Consumer consumer = pipeline.consumer();
    return Problem.at(
            config.siteOfMissing(consumer.creation()),
            "The consumer of a transactional pipeline does not set 'enable.auto.commit', which is"
                + " 'true' by default because 'group.id' is set. Its offsets move outside the"
                + " transaction, so that records count as done although their transaction aborts;"
                + " set it to 'false'.")
        .withRelated(consumer.creation(), "the consumer")
        .withRelated(transaction.begin(), transaction.kind().phrase());
  }
}
