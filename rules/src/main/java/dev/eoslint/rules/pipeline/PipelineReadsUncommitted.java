package dev.eoslint.rules.pipeline;

import dev.eoslint.analyzer.model.KafkaApplication;
import dev.eoslint.analyzer.model.Pipeline;
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
 * A rule that reports the consumer of a transactional pipeline that reads uncommitted records.
 *
 * <p>Source: {@code ConsumerConfig.ISOLATION_LEVEL_CONFIG}, KIP-98.
 */
@RuleInfo(
    name = "pipeline-reads-uncommitted",
    title = "Transactional pipeline that reads uncommitted records",
    since = "0.1.0",
    severity = Severity.ERROR,
    confidence = Confidence.HIGH,
    tags = {"consumer", "transactions", "isolation"})
public final class PipelineReadsUncommitted implements Rule {

  @Override
  public List<Problem> judge(KafkaApplication application) {
    List<Problem> problems = new ArrayList<>();
    for (Pipeline pipeline : application.pipelines()) {
      if (pipeline.transaction().filter(Output::isProduced).isPresent()
          && !Topics.allWrittenPlainly(pipeline.consumer(), application)) {
        pipeline.consumer().configs().stream()
            .flatMap(
                config -> Isolation.uncommitted(pipeline.consumer(), config, application).stream())
            .map(isolation -> problem(isolation, pipeline))
            .forEach(problems::add);
      }
    }
    return problems;
  }

  private static Problem problem(Isolation isolation, Pipeline pipeline) {
    Optional<TransactionScope> transaction = pipeline.transaction();
    Problem problem =
        Problem.at(
                isolation.site(),
                isolation.statement()
                    + " This transactional pipeline therefore also processes records of open and"
                    + " aborted transactions and commits results of them; set 'isolation.level' to"
                    + " 'read_committed'.")
            .withSeverity(isolation.explicit() ? Severity.ERROR : Severity.WARNING)
            .withRelated(pipeline.consumer().creation(), "the consumer");
    return transaction
        .map(scope -> problem.withRelated(scope.begin(), scope.kind().phrase()))
        .orElse(problem);
  }
}
