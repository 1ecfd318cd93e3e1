package dev.eoslint.rules.pipeline;

import dev.eoslint.analyzer.model.Action;
import dev.eoslint.analyzer.model.KafkaApplication;
import dev.eoslint.analyzer.model.ProducerCall;
import dev.eoslint.analyzer.model.TransactionEnd;
import dev.eoslint.analyzer.model.TransactionScope;
import dev.eoslint.analyzer.rule.Confidence;
import dev.eoslint.analyzer.rule.Problem;
import dev.eoslint.analyzer.rule.Rule;
import dev.eoslint.analyzer.rule.RuleInfo;
import dev.eoslint.analyzer.rule.Severity;
import java.util.List;

/**
 * A rule that reports a transaction that holds offsets and no record.
 *
 * <p>Source: KIP-98: a transaction makes records and offsets one; offsets alone are stored
 * atomically by {@code commitSync} too.
 */
@RuleInfo(
    name = "transaction-without-output",
    title = "Transaction that only stores offsets",
    since = "0.1.0",
    severity = Severity.INFO,
    confidence = Confidence.MEDIUM,
    tags = {"transactions", "offsets"})
public final class TransactionWithoutOutput implements Rule {

  @Override
  public List<Problem> judge(KafkaApplication application) {
    boolean sendsUnseen =
        application.protocol().calls(ProducerCall.Kind.SEND).stream()
            .anyMatch(send -> send.producer().isEmpty());
    if (sendsUnseen) {
      return List.of();
    }
    return application.transactions().stream()
        .filter(transaction -> transaction.kind() == TransactionScope.Kind.PRODUCER_CALLS)
        .filter(TransactionWithoutOutput::isCommitted)
        .filter(transaction -> storesOffsets(transaction) && !mayWrite(transaction))
        .map(TransactionWithoutOutput::problem)
        .toList();
  }

  private static boolean isCommitted(TransactionScope transaction) {
    return !transaction.ends(TransactionEnd.Outcome.COMMITTED).isEmpty();
  }

  /** Offsets of other groups cannot be stored by a consumer. */
  private static boolean storesOffsets(TransactionScope transaction) {
    return !transaction.offsetCommits().isEmpty()
        && transaction.offsetCommits().stream()
            .allMatch(commit -> commit.means().isWithMetadataOfConsumer());
  }

  /** A producer that sends something anywhere may also do so where the view ends. */
  private static boolean mayWrite(TransactionScope transaction) {
    return !transaction.sends().isEmpty()
        || !transaction.foreignSends().isEmpty()
        || transaction
            .producer()
            .filter(producer -> !producer.transactionCalls().contains(ProducerCall.Kind.SEND))
            .isEmpty();
  }

  private static Problem problem(TransactionScope transaction) {
    boolean effects = !transaction.effects().isEmpty();
    Problem problem =
        Problem.at(
            transaction.begin(),
            "This transaction stores offsets and sends no record. "
                + (effects
                    ? "What it does outside of Kafka is no part of it and is done again after a"
                        + " failure all the same; "
                    : "It costs several requests and makes nothing else one with the offsets; ")
                + "'commitSync' behind the work does the same without a transaction.");
    for (Action.OffsetCommit commit : transaction.offsetCommits()) {
      problem = problem.withRelated(commit.site(), "stores offsets");
    }
    if (effects) {
      problem =
          problem.withRelated(transaction.effects().get(0).site(), "happens outside of Kafka");
    }
    return problem;
  }
}
