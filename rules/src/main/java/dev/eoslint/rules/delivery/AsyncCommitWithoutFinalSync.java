package dev.eoslint.rules.delivery;

import dev.eoslint.analyzer.model.Consumer;
import dev.eoslint.analyzer.model.ConsumerCommit;
import dev.eoslint.analyzer.model.KafkaApplication;
import dev.eoslint.analyzer.model.PlainConsuming;
import dev.eoslint.analyzer.model.Site;
import dev.eoslint.analyzer.rule.Confidence;
import dev.eoslint.analyzer.rule.Problem;
import dev.eoslint.analyzer.rule.Rule;
import dev.eoslint.analyzer.rule.RuleInfo;
import dev.eoslint.analyzer.rule.Severity;
import dev.eoslint.rules.setting.AutoCommit;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * A rule that reports consumers whose offsets are committed with {@code commitAsync} only.
 *
 * <p>Source: {@code KafkaConsumer.commitAsync}: it does not retry, and a caller learns of a failure
 * from the callback alone.
 */
@RuleInfo(
    name = "async-commit-without-final-sync",
    title = "Asynchronous commits without a last synchronous one",
    since = "0.1.0",
    severity = Severity.INFO,
    confidence = Confidence.MEDIUM,
    tags = {"consumer", "offsets"})
public final class AsyncCommitWithoutFinalSync implements Rule {

  @Override
  public List<Problem> judge(KafkaApplication application) {
    PlainConsuming consuming = application.plainConsuming();
    Map<Site, Problem> problems = new LinkedHashMap<>();
    for (ConsumerCommit commit : consuming.plainCommits()) {
      if (!commit.waits()) {
        commit
            .consumer()
            .filter(consumer -> AutoCommit.isOff(consumer, application))
            .filter(consumer -> !consuming.passedOn().contains(consumer.creation()))
            .filter(consumer -> !mayCommitAtEnd(consumer, commit, consuming))
            .ifPresent(
                consumer -> problems.putIfAbsent(consumer.creation(), problem(commit, consumer)));
      }
    }
    return List.copyOf(problems.values());
  }

  /** A commit of a consumer that is not known may be one of this consumer. */
  private static boolean mayCommitAtEnd(
      Consumer consumer, ConsumerCommit asynchronous, PlainConsuming consuming) {
    return consuming.commits().stream()
        .filter(ConsumerCommit::waits)
        .anyMatch(
            commit ->
                commit.site().file().equals(asynchronous.site().file())
                    || commit
                        .consumer()
                        .map(other -> other.creation().equals(consumer.creation()))
                        .orElse(true));
  }

  private static Problem problem(ConsumerCommit commit, Consumer consumer) {
    return Problem.at(
            commit.site(),
            "The offsets of this consumer are committed with 'commitAsync' only. Commits that fail"
                + " or are on their way when the loop ends are not repeated, so that records are"
                + " read again after a restart or rebalance; call 'commitSync' when the loop ends"
                + " and when partitions are revoked.")
        .withRelated(consumer.creation(), "the consumer")
        .withPath(commit.path());
  }
}
