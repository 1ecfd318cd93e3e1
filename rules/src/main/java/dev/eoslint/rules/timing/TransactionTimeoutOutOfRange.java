package dev.eoslint.rules.timing;

import dev.eoslint.analyzer.model.KafkaApplication;
import dev.eoslint.analyzer.rule.Confidence;
import dev.eoslint.analyzer.rule.Problem;
import dev.eoslint.analyzer.rule.Rule;
import dev.eoslint.analyzer.rule.RuleInfo;
import dev.eoslint.analyzer.rule.Severity;
import dev.eoslint.rules.setting.ConfiguredClient;
import java.util.List;
import java.util.stream.Stream;

/**
 * A rule that reports a transaction timeout that brokers reject.
 *
 * <p>Source: {@code TransactionStateManager.validateTransactionTimeoutMs}; the default of {@code
 * transaction.max.timeout.ms} in {@code TransactionStateManagerConfig}.
 */
@RuleInfo(
    name = "transaction-timeout-out-of-range",
    title = "Transaction timeout that no broker grants",
    since = "0.1.0",
    severity = Severity.ERROR,
    confidence = Confidence.HIGH,
    tags = {"producer", "transactions", "timeouts"})
public final class TransactionTimeoutOutOfRange implements Rule {

  private static final String NEVER_BEGINS =
      "'initTransactions' does not succeed and ends with a TimeoutException after 'max.block.ms';"
          + " set a positive number of milliseconds.";
  private static final String NEVER_STARTS =
      "No task of this Kafka Streams application can begin its work; remove the setting, because"
          + " what Kafka Streams sets itself is right.";

  @Override
  public List<Problem> judge(KafkaApplication application) {
    return Stream.of(
            TransactionTimeout.Kind.NOT_POSITIVE,
            TransactionTimeout.Kind.ABOVE_BROKER,
            TransactionTimeout.Kind.ABOVE_DEFAULT_OF_BROKER)
        .flatMap(
            kind ->
                Stream.concat(
                    TransactionTimeout.of(kind, application).stream(),
                    TransactionTimeout.ofStreams(kind, application).stream()))
        .map(TransactionTimeoutOutOfRange::problem)
        .toList();
  }

  private static Problem problem(TransactionTimeout timeout) {
    ConfiguredClient producer = timeout.producer();
    boolean byDefault = timeout.kind() == TransactionTimeout.Kind.ABOVE_DEFAULT_OF_BROKER;
    Problem problem =
        producer.problem(
            timeout.stated(),
            byDefault ? Severity.WARNING : Severity.ERROR,
            producer.phrase(timeout.stated()) + consequence(timeout));
    return timeout
        .broker()
        .map(broker -> problem.withRelated(broker.site(), "the limit of the broker"))
        .orElse(problem);
  }

  private static String consequence(TransactionTimeout timeout) {
    boolean ofStreams = timeout.producer().isOfStreams();
    return switch (timeout.kind()) {
      case NOT_POSITIVE ->
          ", but a transaction needs a timeout above 0. "
              + (ofStreams ? NEVER_STARTS : NEVER_BEGINS);
      case ABOVE_BROKER ->
          ", but the broker of this project allows '%d' at most. 'initTransactions'"
                  .formatted(timeout.limit())
              + " fails with a KafkaException, and "
              + victim(ofStreams)
              + "; lower the timeout or raise 'transaction.max.timeout.ms'.";
      default ->
          ", but brokers allow '%d' at most unless their".formatted(timeout.limit())
              + " 'transaction.max.timeout.ms' is raised. 'initTransactions' then fails with a"
              + " KafkaException, and "
              + victim(ofStreams)
              + "; lower the timeout.";
    };
  }

  private static String victim(boolean ofStreams) {
    return ofStreams
        ? "no task of this Kafka Streams application can begin its work"
        : "the producer is of no use after that";
  }
}
