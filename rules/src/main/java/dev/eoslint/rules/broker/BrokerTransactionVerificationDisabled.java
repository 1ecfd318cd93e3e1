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

/**
 * A rule that reports brokers that append to a partition without asking whether its transaction is
 * open.
 *
 * <p>Source: KIP-890.
 */
@RuleInfo(
    name = "broker-transaction-verification-disabled",
    title = "Verification of transactions switched off",
    since = "0.1.0",
    severity = Severity.WARNING,
    confidence = Confidence.MEDIUM,
    kafkaVersions = "brokers 3.6 and later",
    tags = {"broker", "transactions"})
public final class BrokerTransactionVerificationDisabled implements Rule {

  @Override
  public List<Problem> judge(KafkaApplication application) {
    List<Problem> problems = new ArrayList<>();
    for (BrokerCluster cluster : application.clusters()) {
      if (!cluster.isForDevelopment()) {
        SharedValue.values(cluster, BrokerKey.PARTITION_VERIFICATION).stream()
            .filter(stated -> stated.value().equals("false"))
            .map(
                stated ->
                    stated.problem(
                        ("%s. A write that arrives late can then join no transaction and hold up"
                                + " all readers of committed records of its partition for ever;"
                                + " leave it at 'true'.")
                            .formatted(stated.phrase())))
            .forEach(problems::add);
      }
    }
    return problems;
  }
}
