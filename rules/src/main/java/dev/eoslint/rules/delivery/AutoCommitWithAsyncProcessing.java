package dev.eoslint.rules.delivery;

import dev.eoslint.analyzer.model.ConsumerLoop;
import dev.eoslint.analyzer.model.ConsumerLoop.HandOver;
import dev.eoslint.analyzer.model.KafkaApplication;
import dev.eoslint.analyzer.rule.Confidence;
import dev.eoslint.analyzer.rule.Problem;
import dev.eoslint.analyzer.rule.Rule;
import dev.eoslint.analyzer.rule.RuleInfo;
import dev.eoslint.analyzer.rule.Severity;
import dev.eoslint.rules.setting.AutoCommit;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * A rule that reports auto-commit of records that other threads process.
 *
 * <p>Source: {@code ConsumerCoordinator.maybeAutoCommitOffsetsAsync}, which {@code poll} calls: it
 * commits the position, whether the records before it are processed or not.
 */
@RuleInfo(
    name = "auto-commit-with-async-processing",
    title = "Auto-commit of records that other threads process",
    since = "0.1.0",
    severity = Severity.WARNING,
    confidence = Confidence.MEDIUM,
    tags = {"consumer", "offsets", "threads"})
public final class AutoCommitWithAsyncProcessing implements Rule {

  @Override
  public List<Problem> judge(KafkaApplication application) {
    List<Problem> problems = new ArrayList<>();
    for (ConsumerLoop loop : application.plainConsuming().plainLoops()) {
      Optional<AutoCommit> auto = AutoCommit.of(loop.consumer(), application);
      for (HandOver handOver : Consumers.oncePerSite(loop.handOvers(), HandOver::call)) {
        auto.ifPresent(on -> problems.add(problem(handOver, loop, on)));
      }
    }
    return Consumers.oncePerSite(problems, Problem::site);
  }

  private static Problem problem(HandOver handOver, ConsumerLoop loop, AutoCommit auto) {
    Problem problem =
        Problem.at(
                handOver.call(),
                ("Another thread processes the records, but %s. The next 'poll' can commit their"
                        + " offsets before they are processed, and a stop then loses them; commit"
                        + " the offsets of records whose tasks have ended instead.")
                    .formatted(auto.phrase()))
            .withRelated(handOver.processing(), "processes a record")
            .withRelated(loop.poll(), "polls on and commits");
    return auto.setting()
        .map(setting -> problem.withRelated(setting.site(), "turns auto-commit on"))
        .orElseGet(() -> problem.withRelated(loop.consumer().creation(), "the consumer"))
        .withPath(handOver.path());
  }
}
