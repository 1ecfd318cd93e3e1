package dev.eoslint.rules.delivery;

import dev.eoslint.analyzer.model.ConsumerLoop;
import dev.eoslint.analyzer.model.ConsumerLoop.SkippedFailure;
import dev.eoslint.analyzer.model.KafkaApplication;
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
import java.util.Optional;

/**
 * A rule that reports handlers that only report the failure of a record whose offset is committed
 * later.
 *
 * <p>Source: {@code KafkaConsumer.commitSync()} and {@code
 * ConsumerCoordinator.maybeAutoCommitOffsetsAsync}: both commit the position, whatever became of
 * the records before it.
 */
@RuleInfo(
    name = "failure-skipped-then-committed",
    title = "Record that failed and is committed nevertheless",
    since = "0.1.0",
    severity = Severity.WARNING,
    confidence = Confidence.MEDIUM,
    tags = {"consumer", "offsets", "failures"})
public final class FailureSkippedThenCommitted implements Rule {

  @Override
  public List<Problem> judge(KafkaApplication application) {
    Map<Site, Problem> problems = new LinkedHashMap<>();
    for (ConsumerLoop loop : application.plainConsuming().plainLoops()) {
      for (SkippedFailure failure : loop.skippedFailures()) {
        failure
            .commit()
            .ifPresent(commit -> problems.putIfAbsent(failure.handler(), manual(failure, commit)));
      }
    }
    for (ConsumerLoop loop : application.plainConsuming().plainLoops()) {
      Optional<AutoCommit> auto = AutoCommit.of(loop.consumer(), application);
      for (SkippedFailure failure : loop.skippedFailures()) {
        auto.ifPresent(on -> problems.putIfAbsent(failure.handler(), automatic(failure, loop, on)));
      }
    }
    return List.copyOf(problems.values());
  }

  private static Problem manual(SkippedFailure failure, Site commit) {
    return Problem.at(
            failure.handler(),
            "This handler only reports that the processing of a record failed, and the loop goes on"
                + " and commits the offsets behind the record. The record is lost; try it again,"
                + " send it to a dead-letter topic, or stop before the commit.")
        .withRelated(failure.processing(), "the call that can fail")
        .withRelated(commit, "commits behind the record")
        .withPath(failure.path());
  }

  private static Problem automatic(SkippedFailure failure, ConsumerLoop loop, AutoCommit auto) {
    Problem problem =
        Problem.at(
                failure.handler(),
                "This handler only reports that the processing of a record failed, and the loop"
                    + " polls on while auto-commit is on. The offsets behind the record are"
                    + " committed and the record is lost; try it again, send it to a dead-letter"
                    + " topic, or stop the loop.")
            .withRelated(failure.processing(), "the call that can fail")
            .withRelated(loop.poll(), "polls on and commits");
    return auto.setting()
        .map(setting -> problem.withRelated(setting.site(), "turns auto-commit on"))
        .orElseGet(
            () ->
                problem.withRelated(
                    loop.consumer().creation(), "the consumer, with auto-commit by default"))
        .withPath(failure.path());
  }
}
