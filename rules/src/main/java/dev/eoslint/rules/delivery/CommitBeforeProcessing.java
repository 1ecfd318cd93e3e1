package dev.eoslint.rules.delivery;

import dev.eoslint.analyzer.model.ConsumerLoop;
import dev.eoslint.analyzer.model.ConsumerLoop.EarlyCommit;
import dev.eoslint.analyzer.model.KafkaApplication;
import dev.eoslint.analyzer.rule.Confidence;
import dev.eoslint.analyzer.rule.Problem;
import dev.eoslint.analyzer.rule.Rule;
import dev.eoslint.analyzer.rule.RuleInfo;
import dev.eoslint.analyzer.rule.Severity;
import java.util.ArrayList;
import java.util.List;

/**
 * A rule that reports commits of records that are processed afterwards.
 *
 * <p>Source: {@code KafkaConsumer.commitSync()}, which commits the offsets that the last {@code
 * poll} returned, and the section on detecting failures of its class documentation.
 */
@RuleInfo(
    name = "commit-before-processing",
    title = "Offsets that are committed before their records are processed",
    since = "0.1.0",
    severity = Severity.WARNING,
    confidence = Confidence.MEDIUM,
    tags = {"consumer", "offsets"})
public final class CommitBeforeProcessing implements Rule {

  @Override
  public List<Problem> judge(KafkaApplication application) {
    List<Problem> problems = new ArrayList<>();
    for (ConsumerLoop loop : application.plainConsuming().plainLoops()) {
      for (EarlyCommit commit : Consumers.oncePerSite(loop.earlyCommits(), EarlyCommit::commit)) {
        boolean single = commit.betweenRecords() && Consumers.mayPollSingleRecords(loop.consumer());
        if (!single) {
          problems.add(problem(commit, loop));
        }
      }
    }
    return Consumers.oncePerSite(problems, Problem::site);
  }

  private static Problem problem(EarlyCommit commit, ConsumerLoop loop) {
    String message =
        commit.betweenRecords()
            ? "This commit stands between the records of one batch, but it commits the offsets of"
                + " the whole batch. The records that are not processed yet are lost when the"
                + " program stops here; commit behind the last record, or give the offsets of the"
                + " processed ones."
            : "The offsets of the polled records are committed before the records are processed."
                + " Records whose processing fails or is interrupted are not read again and are"
                + " lost; commit after the processing.";
    return Problem.at(commit.commit(), message)
        .withRelated(loop.poll(), "polls the records")
        .withRelated(commit.processing(), "processes a record after the commit")
        .withPath(commit.path());
  }
}
