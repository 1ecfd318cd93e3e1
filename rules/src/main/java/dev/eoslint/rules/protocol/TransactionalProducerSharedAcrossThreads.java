package dev.eoslint.rules.protocol;

import dev.eoslint.analyzer.model.ConcurrentTransaction;
import dev.eoslint.analyzer.model.ConcurrentTransaction.Threads;
import dev.eoslint.analyzer.model.KafkaApplication;
import dev.eoslint.analyzer.rule.Confidence;
import dev.eoslint.analyzer.rule.Problem;
import dev.eoslint.analyzer.rule.Rule;
import dev.eoslint.analyzer.rule.RuleInfo;
import dev.eoslint.analyzer.rule.Severity;
import java.util.List;

/**
 * A rule that reports transactions that several threads run on one producer.
 *
 * <p>Source: KIP-98 (a producer has one open transaction); class documentation of {@code
 * KafkaProducer}.
 */
@RuleInfo(
    name = "transactional-producer-shared-across-threads",
    title = "Transactional producer shared by several threads",
    since = "0.1.0",
    severity = Severity.ERROR,
    confidence = Confidence.HIGH,
    tags = {"producer", "transactions", "threads"})
public final class TransactionalProducerSharedAcrossThreads implements Rule {

  @Override
  public List<Problem> judge(KafkaApplication application) {
    return application.protocol().concurrentTransactions().stream()
        .map(TransactionalProducerSharedAcrossThreads::problem)
        .toList();
  }

  private static Problem problem(ConcurrentTransaction transaction) {
    Problem problem =
        Problem.at(
                transaction.begin(),
                begins(transaction.threads())
                    + " begin transactions on one producer. A producer has one open"
                    + " transaction: the sends of one thread join the transaction of another, which"
                    + " commits half of its work; give each thread a producer with an id of its"
                    + " own, or hold a lock from begin to commit.")
            .withRelated(transaction.started(), role(transaction.threads()));
    return transaction
        .producer()
        .map(creation -> problem.withRelated(creation, "the producer"))
        .orElse(problem)
        .withPath(transaction.path());
  }

  private static String begins(Threads threads) {
    return switch (threads) {
      case TASKS -> "Several threads";
      case REQUESTS -> "Requests that are answered at the same time";
      case LISTENERS -> "The threads of a listener container";
    };
  }

  private static String role(Threads threads) {
    return switch (threads) {
      case TASKS -> "starts the threads";
      case REQUESTS -> "answers requests";
      case LISTENERS -> "runs on several threads";
    };
  }
}
