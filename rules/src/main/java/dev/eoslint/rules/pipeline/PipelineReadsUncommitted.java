package dev.eoslint.rules.pipeline;

import dev.eoslint.analyzer.model.KafkaApplication;
import dev.eoslint.analyzer.model.Pipeline;
import dev.eoslint.analyzer.model.TransactionScope;
import dev.eoslint.analyzer.rule.Confidence;
import dev.eoslint.analyzer.rule.Problem;
import dev.eoslint.analyzer.rule.Rule;
import dev.eoslint.analyzer.rule.RuleInfo;
import dev.eoslint.analyzer.rule.Severity;
import dev.eoslint.rules.setting.TopicNames;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;

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
    Set<String> transactional = Topics.writtenInTransactions(application).keySet();
    List<Problem> problems = new ArrayList<>();
    for (Pipeline pipeline : application.pipelines()) {
      boolean plainInput = Topics.allWrittenPlainly(pipeline.consumer(), application);
      Optional<TransactionScope> output = Output.transaction(pipeline);
      if (!plainInput && output.isPresent()) {
        isolations(pipeline, application)
            .map(isolation -> withOutput(isolation, output.get(), pipeline))
            .forEach(problems::add);
      } else if (!plainInput && !readsAny(transactional, pipeline)) {
        pipeline
            .transaction()
            .ifPresent(
                transaction ->
                    isolations(pipeline, application)
                        .filter(isolation -> isolation.unread().isPresent())
                        .map(isolation -> withoutOutput(isolation, transaction, pipeline))
                        .forEach(problems::add));
      }
    }
    return problems;
  }

  private static Stream<Isolation> isolations(Pipeline pipeline, KafkaApplication application) {
    return pipeline.consumer().configs().stream()
        .flatMap(
            config -> Isolation.uncommitted(pipeline.consumer(), config, application).stream());
  }

  /** What is known of the topic says more than what the container does. */
  private static boolean readsAny(Set<String> topics, Pipeline pipeline) {
    return pipeline.consumer().topics().stream()
        .flatMap(topic -> TopicNames.of(topic).stream())
        .anyMatch(topics::contains);
  }

  private static Problem withOutput(
      Isolation isolation, TransactionScope transaction, Pipeline pipeline) {
    return problem(
        isolation,
        " This transactional pipeline therefore also processes records of open and aborted"
            + " transactions and commits results of them; set 'isolation.level' to"
            + " 'read_committed'.",
        transaction,
        pipeline);
  }

  /** A container that sends nothing is judged only where the application asks for more. */
  private static Problem withoutOutput(
      Isolation isolation, TransactionScope transaction, Pipeline pipeline) {
    return problem(
        isolation,
        " This transactional container therefore also reads records of open and aborted"
            + " transactions; set 'isolation.level' to 'read_committed' where this consumer gets"
            + " it.",
        transaction,
        pipeline);
  }

  private static Problem problem(
      Isolation isolation, String consequence, TransactionScope transaction, Pipeline pipeline) {
    Problem problem =
        Problem.at(isolation.site(), isolation.statement() + consequence)
            .withSeverity(isolation.explicit() ? Severity.ERROR : Severity.WARNING);
    return isolation
        .explained(problem)
        .withRelated(pipeline.consumer().creation(), "the consumer")
        .withRelated(transaction.begin(), transaction.kind().phrase());
  }
}
