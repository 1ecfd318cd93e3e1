package dev.eoslint.rules.pipeline;

import dev.eoslint.analyzer.model.KafkaApplication;
import dev.eoslint.analyzer.model.SpanningTransaction;
import dev.eoslint.analyzer.rule.Confidence;
import dev.eoslint.analyzer.rule.Problem;
import dev.eoslint.analyzer.rule.Rule;
import dev.eoslint.analyzer.rule.RuleInfo;
import dev.eoslint.analyzer.rule.Severity;
import java.util.List;

/**
 * A rule that reports transactions that stay open over several polls without a rebalance listener.
 *
 * <p>Source: KIP-447 and KIP-429; {@code ConsumerRebalanceListener}.
 */
@RuleInfo(
    name = "transaction-across-rebalance",
    title = "Transaction over several polls without a rebalance listener",
    since = "0.1.0",
    severity = Severity.WARNING,
    confidence = Confidence.MEDIUM,
    tags = {"consumer", "transactions", "rebalance"})
public final class TransactionAcrossRebalance implements Rule {

  @Override
  public List<Problem> judge(KafkaApplication application) {
    return application.consuming().spanningTransactions().stream()
        .map(TransactionAcrossRebalance::problem)
        .toList();
  }

  private static Problem problem(SpanningTransaction spanning) {
    return Problem.at(
            spanning.subscription(),
            "The consumer is subscribed without a rebalance listener, but a transaction with its"
                + " records stays open while it polls again. A rebalance in that poll takes"
                + " partitions away whose records and offsets are part of the transaction; end the"
                + " transaction in 'onPartitionsRevoked', or before each poll.")
        .withRelated(spanning.poll(), "polls while the transaction is open")
        .withRelated(spanning.begin(), "begins the transaction");
  }
}
