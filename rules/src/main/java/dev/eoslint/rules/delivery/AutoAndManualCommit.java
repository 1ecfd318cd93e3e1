package dev.eoslint.rules.delivery;

import dev.eoslint.analyzer.model.Consumer;
import dev.eoslint.analyzer.model.ConsumerCommit;
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
 * A rule that reports poll loops that commit although the consumer commits by itself.
 *
 * <p>Source: {@code ConsumerCoordinator.maybeAutoCommitOffsetsAsync}, which does not ask for
 * commits of the application.
 */
@RuleInfo(
    name = "auto-and-manual-commit",
    title = "Commits of the application beside auto-commit",
    since = "0.1.0",
    severity = Severity.INFO,
    confidence = Confidence.HIGH,
    tags = {"consumer", "offsets"})
public final class AutoAndManualCommit implements Rule {

  @Override
  public List<Problem> judge(KafkaApplication application) {
    Map<Site, Problem> problems = new LinkedHashMap<>();
    for (ConsumerCommit commit : application.plainConsuming().plainCommits()) {
      commit
          .consumer()
          .flatMap(consumer -> problem(commit, consumer, application))
          .ifPresent(problem -> problems.putIfAbsent(problem.site(), problem));
    }
    return List.copyOf(problems.values());
  }

  private static Optional<Problem> problem(
      ConsumerCommit commit, Consumer consumer, KafkaApplication application) {
    return AutoCommit.of(consumer, application)
        .map(
            auto ->
                Problem.at(
                        auto.site(),
                        ("The loop of this consumer commits offsets itself, but %s. The consumer"
                                + " also commits in 'poll' and 'close', so that the commits of the"
                                + " loop do not decide what counts as processed; set it to"
                                + " 'false'.")
                            .formatted(auto.phrase()))
                    .withRelated(commit.site(), "the commit of the loop")
                    .withRelated(consumer.creation(), "the consumer"));
  }
}
