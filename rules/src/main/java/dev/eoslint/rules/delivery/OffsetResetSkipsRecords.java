package dev.eoslint.rules.delivery;

import dev.eoslint.analyzer.model.ClientConfig;
import dev.eoslint.analyzer.model.Consumer;
import dev.eoslint.analyzer.model.ConsumerCommit;
import dev.eoslint.analyzer.model.Effective;
import dev.eoslint.analyzer.model.Framework;
import dev.eoslint.analyzer.model.KafkaApplication;
import dev.eoslint.analyzer.model.Pipeline;
import dev.eoslint.analyzer.model.Site;
import dev.eoslint.analyzer.rule.Confidence;
import dev.eoslint.analyzer.rule.Problem;
import dev.eoslint.analyzer.rule.Rule;
import dev.eoslint.analyzer.rule.RuleInfo;
import dev.eoslint.analyzer.rule.Severity;
import dev.eoslint.rules.setting.AutoCommit;
import dev.eoslint.rules.setting.Keys;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * A rule that reports consumers with careful offsets that are told to start at the end of a
 * partition when they find none. The default, which does the same, is not reported.
 *
 * <p>Source: {@code ConsumerConfig} ({@code auto.offset.reset}).
 */
@RuleInfo(
    name = "offset-reset-skips-records",
    title = "Consumer that starts behind existing records when it has no offset",
    since = "0.1.0",
    severity = Severity.INFO,
    confidence = Confidence.MEDIUM,
    tags = {"consumer", "offsets"})
public final class OffsetResetSkipsRecords implements Rule {

  @Override
  public List<Problem> judge(KafkaApplication application) {
    Map<Site, Problem> problems = new LinkedHashMap<>();
    for (Pipeline pipeline : application.pipelines()) {
      boolean plainClients = pipeline.consumer().framework() == Framework.KAFKA_CLIENTS;
      if (plainClients) {
        pipeline
            .transaction()
            .ifPresent(
                transaction ->
                    judge(
                        pipeline.consumer(),
                        transaction.begin(),
                        "the transaction that processes the records",
                        application,
                        problems));
      }
    }
    for (ConsumerCommit commit : application.plainConsuming().plainCommits()) {
      commit
          .consumer()
          .filter(consumer -> AutoCommit.isOff(consumer, application))
          .ifPresent(
              consumer -> judge(consumer, commit.site(), "commits offsets", application, problems));
    }
    return List.copyOf(problems.values());
  }

  private static void judge(
      Consumer consumer,
      Site reason,
      String label,
      KafkaApplication application,
      Map<Site, Problem> problems) {
    if (!consumer.subscribes() || consumer.keepsPositions()) {
      return;
    }
    for (ClientConfig config : consumer.configs()) {
      problem(config, consumer, application)
          .map(problem -> problem.withRelated(reason, label))
          .ifPresent(problem -> problems.putIfAbsent(problem.site(), problem));
    }
  }

  private static Optional<Problem> problem(
      ClientConfig config, Consumer consumer, KafkaApplication application) {
    Effective effective = application.effective(consumer, config, Keys.OFFSET_RESET);
    if (effective instanceof Effective.SetHere set
        && set.setting().value().text().filter("latest"::equals).isPresent()) {
      return Optional.of(
          Problem.at(
                  set.setting().site(),
                  ("'%s' is 'latest' on a consumer that takes care to lose no record. Where the"
                          + " group has no offset, as at its first start, after its offsets expired,"
                          + " or on a new partition, it skips the records that are already there; set"
                          + " it to 'earliest' or 'none'.")
                      .formatted(set.setting().spelling()))
              .withRelated(consumer.creation(), "the consumer"));
    }
    return Optional.empty();
  }
}
