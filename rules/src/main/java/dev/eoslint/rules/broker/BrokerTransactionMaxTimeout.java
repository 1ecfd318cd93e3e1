package dev.eoslint.rules.broker;

import dev.eoslint.analyzer.kafka.BrokerKey;
import dev.eoslint.analyzer.model.BrokerCluster;
import dev.eoslint.analyzer.model.KafkaApplication;
import dev.eoslint.analyzer.rule.Confidence;
import dev.eoslint.analyzer.rule.Problem;
import dev.eoslint.analyzer.rule.Rule;
import dev.eoslint.analyzer.rule.RuleInfo;
import dev.eoslint.analyzer.rule.Severity;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * A rule that reports a broker that allows shorter transactions than its clients ask for, or far
 * longer ones than readers should wait for.
 *
 * <p>Source: {@code TransactionStateManager.validateTransactionTimeoutMs}, {@code
 * TransactionStateManagerConfig}.
 */
@RuleInfo(
    name = "broker-transaction-max-timeout",
    title = "Limit of transaction timeouts too low for the clients or very high",
    since = "0.1.0",
    severity = Severity.WARNING,
    confidence = Confidence.MEDIUM,
    tags = {"broker", "transactions", "timeout"})
public final class BrokerTransactionMaxTimeout implements Rule {

  private static final long VERY_LONG = 3_600_000;

  @Override
  public List<Problem> judge(KafkaApplication application) {
    List<Problem> problems = new ArrayList<>();
    for (BrokerCluster cluster : application.clusters()) {
      for (SharedValue maximum : SharedValue.numbers(cluster, BrokerKey.TRANSACTION_MAX_TIMEOUT)) {
        tooLow(maximum, cluster, application)
            .or(() -> veryHigh(maximum, cluster))
            .ifPresent(problems::add);
      }
    }
    return problems;
  }

  /** A client that asks for more than any broker allows by default is to blame itself. */
  private static Optional<Problem> tooLow(
      SharedValue maximum, BrokerCluster cluster, KafkaApplication application) {
    long usual = Long.parseLong(BrokerKey.TRANSACTION_MAX_TIMEOUT.defaultValue());
    return Clients.longestTransaction(cluster, application, usual)
        .filter(time -> time.milliseconds() > maximum.number())
        .map(
            time ->
                maximum
                    .problem(
                        ("%s, but there is %s. 'initTransactions()' of that producer fails with a"
                                + " KafkaException; raise the limit, or lower 'transaction.timeout.ms'"
                                + " of the producer.")
                            .formatted(maximum.phrase(), time.explanation()))
                    .withRelated(time.site(), time.explanation()));
  }

  private static Optional<Problem> veryHigh(SharedValue maximum, BrokerCluster cluster) {
    if (maximum.number() <= VERY_LONG || cluster.isForDevelopment()) {
      return Optional.empty();
    }
    return Optional.of(
        maximum
            .problem(
                ("%s, which is more than an hour. A producer that asks for so much and then fails"
                        + " holds up all readers of committed records for as long; the default is"
                        + " '%s'.")
                    .formatted(maximum.phrase(), BrokerKey.TRANSACTION_MAX_TIMEOUT.defaultValue()))
            .withSeverity(Severity.INFO));
  }
}
