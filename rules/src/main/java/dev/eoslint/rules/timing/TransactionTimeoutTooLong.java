package dev.eoslint.rules.timing;

import dev.eoslint.analyzer.model.KafkaApplication;
import dev.eoslint.analyzer.rule.Confidence;
import dev.eoslint.analyzer.rule.Problem;
import dev.eoslint.analyzer.rule.Rule;
import dev.eoslint.analyzer.rule.RuleInfo;
import dev.eoslint.analyzer.rule.Severity;
import dev.eoslint.rules.setting.ConfiguredClient;
import java.util.ArrayList;
import java.util.List;

/**
 * A rule that reports a transaction timeout of more than five minutes, and as advice one above the
 * default of one minute.
 *
 * <p>Source: KIP-98 (readers do not get past an open transaction), KIP-447 (the next owner of the
 * input waits for it too), the timeout of 10 seconds that {@code StreamsConfig} sets.
 */
@RuleInfo(
    name = "transaction-timeout-too-long",
    title = "Transaction timeout that holds readers up for minutes",
    since = "0.1.0",
    severity = Severity.WARNING,
    confidence = Confidence.MEDIUM,
    tags = {"producer", "transactions", "timeouts"})
public final class TransactionTimeoutTooLong implements Rule {

  private static final long MILLISECONDS_PER_SECOND = 1_000;

  @Override
  public List<Problem> judge(KafkaApplication application) {
    List<Problem> problems = new ArrayList<>();
    TransactionTimeout.of(TransactionTimeout.Kind.LONG, application)
        .forEach(timeout -> problems.add(problem(timeout, Severity.WARNING)));
    TransactionTimeout.of(TransactionTimeout.Kind.ABOVE_DEFAULT, application)
        .forEach(timeout -> problems.add(problem(timeout, Severity.INFO)));
    return problems;
  }

  private static Problem problem(TransactionTimeout timeout, Severity severity) {
    ConfiguredClient producer = timeout.producer();
    return producer.withIdentity(
        producer.problem(
            timeout.stated(),
            severity,
            ("%s. After a crash inside a transaction, 'read_committed' readers of its partitions"
                    + " can"
                    + " wait for %d seconds; make transactions shorter and lower the timeout to"
                    + " what"
                    + " the longest of them takes.")
                .formatted(
                    producer.phrase(timeout.stated()),
                    timeout.stated().number().orElse(0) / MILLISECONDS_PER_SECOND)));
  }
}
