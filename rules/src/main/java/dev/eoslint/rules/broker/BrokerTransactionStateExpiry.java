package dev.eoslint.rules.broker;

import dev.eoslint.analyzer.kafka.BrokerKey;
import dev.eoslint.analyzer.model.BrokerCluster;
import dev.eoslint.analyzer.model.KafkaApplication;
import dev.eoslint.analyzer.rule.Confidence;
import dev.eoslint.analyzer.rule.Problem;
import dev.eoslint.analyzer.rule.Rule;
import dev.eoslint.analyzer.rule.RuleInfo;
import dev.eoslint.analyzer.rule.Severity;
import dev.eoslint.rules.setting.Keys;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * A rule that reports brokers that forget transactional ids or sequence numbers too early.
 *
 * <p>Source: {@code TransactionStateManagerConfig}, {@code TransactionLogConfig}, KIP-854.
 */
@RuleInfo(
    name = "broker-transaction-state-expiry",
    title = "State of producers forgotten too early",
    since = "0.1.0",
    severity = Severity.WARNING,
    confidence = Confidence.MEDIUM,
    tags = {"broker", "transactions", "timeout"})
public final class BrokerTransactionStateExpiry implements Rule {

  private static final long HOUR = 3_600_000;
  private static final long TEN_MINUTES = 600_000;

  @Override
  public List<Problem> judge(KafkaApplication application) {
    List<Problem> problems = new ArrayList<>();
    for (BrokerCluster cluster : application.clusters()) {
      if (!cluster.isForDevelopment()) {
        problems.addAll(ofTransactionalIds(cluster, application));
        problems.addAll(ofProducerIds(cluster, application));
      }
    }
    return problems;
  }

  private static List<Problem> ofTransactionalIds(
      BrokerCluster cluster, KafkaApplication application) {
    Optional<Clients.Time> longest =
        Clients.longestSet(cluster, application, Keys.TRANSACTION_TIMEOUT);
    List<Problem> problems = new ArrayList<>();
    for (SharedValue expiry : SharedValue.numbers(cluster, BrokerKey.TRANSACTIONAL_ID_EXPIRATION)) {
      if (expiry.number() > 0 && expiry.number() < limit(HOUR, longest)) {
        problems.add(
            withClient(
                expiry.problem(
                    ("%s milliseconds. A producer that is idle or down for longer finds its"
                            + " transactional id forgotten: it fails with"
                            + " InvalidPidMappingException, and an old instance of it is no longer"
                            + " fenced; the default is '%s'.")
                        .formatted(
                            expiry.phrase(), BrokerKey.TRANSACTIONAL_ID_EXPIRATION.defaultValue())),
                longest));
      }
    }
    return problems;
  }

  private static List<Problem> ofProducerIds(BrokerCluster cluster, KafkaApplication application) {
    Optional<Clients.Time> longest =
        Clients.longestSet(cluster, application, Keys.DELIVERY_TIMEOUT);
    List<Problem> problems = new ArrayList<>();
    for (SharedValue expiry : SharedValue.numbers(cluster, BrokerKey.PRODUCER_ID_EXPIRATION)) {
      if (expiry.number() > 0 && expiry.number() < limit(TEN_MINUTES, longest)) {
        problems.add(
            withClient(
                expiry.problem(
                    ("%s milliseconds. After that the broker no longer recognises a record that a"
                            + " producer sends again, and a retry after an outage becomes a"
                            + " duplicate; the default is '%s'.")
                        .formatted(
                            expiry.phrase(), BrokerKey.PRODUCER_ID_EXPIRATION.defaultValue())),
                longest));
      }
    }
    return problems;
  }

  private static long limit(long usual, Optional<Clients.Time> longest) {
    return Math.max(usual, longest.map(Clients.Time::milliseconds).orElse(0L));
  }

  private static Problem withClient(Problem problem, Optional<Clients.Time> longest) {
    return longest
        .map(time -> problem.withRelated(time.site(), time.explanation()))
        .orElse(problem);
  }
}
