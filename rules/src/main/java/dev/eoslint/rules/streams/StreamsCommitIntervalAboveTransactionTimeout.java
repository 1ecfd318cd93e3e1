package dev.eoslint.rules.streams;

import dev.eoslint.analyzer.kafka.KafkaVersion;
import dev.eoslint.analyzer.model.KafkaApplication;
import dev.eoslint.analyzer.model.Setting;
import dev.eoslint.analyzer.rule.Confidence;
import dev.eoslint.analyzer.rule.Problem;
import dev.eoslint.analyzer.rule.Rule;
import dev.eoslint.analyzer.rule.RuleInfo;
import dev.eoslint.analyzer.rule.Severity;
import dev.eoslint.rules.setting.Keys;
import java.util.List;
import java.util.Optional;

/**
 * A rule that reports a commit interval that is longer than the transactions may last.
 *
 * <p>Source: {@code StreamsConfig.verifyEOSTransactionTimeoutCompatibility}, which reads the
 * prefixed timeout only; {@code StreamsConfig.PRODUCER_EOS_OVERRIDES} and {@code
 * EOS_DEFAULT_COMMIT_INTERVAL_MS} for the defaults. A timeout that is not positive is the matter of
 * the rule on the range of timeouts.
 */
@RuleInfo(
    name = "streams-commit-interval-above-transaction-timeout",
    title = "Commit interval above the transaction timeout of Kafka Streams",
    since = "0.1.0",
    severity = Severity.ERROR,
    confidence = Confidence.HIGH,
    tags = {"streams", "transactions", "timeouts"})
public final class StreamsCommitIntervalAboveTransactionTimeout implements Rule {

  private static final String PREFIXED = "producer." + Keys.TRANSACTION_TIMEOUT;
  private static final long DEFAULT_TIMEOUT = 10_000;
  private static final long DEFAULT_INTERVAL = 100;
  private static final KafkaVersion CHECKED_SINCE = KafkaVersion.of(3, 0);
  private static final KafkaVersion DEFAULT_SINCE = KafkaVersion.of(2, 6);

  @Override
  public List<Problem> judge(KafkaApplication application) {
    return Streams.judgeEach(
        application,
        each ->
            each.version().isMinorOrLater(DEFAULT_SINCE)
                ? judge(each).stream().toList()
                : List.of());
  }

  private static Optional<Problem> judge(Streams.Configured configured) {
    Optional<Timeout> timeout = timeout(configured);
    if (timeout.isEmpty() || configured.exactlyOnce().isEmpty()) {
      return Optional.empty();
    } else if (configured.config().mentions(Keys.COMMIT_INTERVAL)) {
      return configured
          .certain(Keys.COMMIT_INTERVAL)
          .filter(interval -> isAbove(Streams.number(interval), timeout.get()))
          .map(interval -> problem(interval, timeout.get(), configured));
    }
    return configured.config().complete() && isAbove(Optional.of(DEFAULT_INTERVAL), timeout.get())
        ? configured.certain(PREFIXED).map(set -> problem(set, configured))
        : Optional.empty();
  }

  private static boolean isAbove(Optional<Long> interval, Timeout timeout) {
    return interval.filter(milliseconds -> milliseconds > timeout.milliseconds()).isPresent();
  }

  /**
   * How long transactions may last.
   *
   * @param phrase whence it is known, for messages
   */
  private record Timeout(long milliseconds, String phrase) {}

  private static Optional<Timeout> timeout(Streams.Configured configured) {
    if (configured.config().mentions(PREFIXED)) {
      return configured
          .certain(PREFIXED)
          .flatMap(Streams::number)
          .filter(number -> number > 0)
          .map(number -> new Timeout(number, "'%s' is %d".formatted(PREFIXED, number)));
    } else if (!configured.config().complete()) {
      return Optional.empty();
    }
    String unprefixed =
        configured.config().mentions(Keys.TRANSACTION_TIMEOUT)
            ? "; '%s' without the prefix does not count".formatted(Keys.TRANSACTION_TIMEOUT)
            : "";
    return Optional.of(
        new Timeout(
            DEFAULT_TIMEOUT,
            "'%s' is not set and is %d by default%s"
                .formatted(PREFIXED, DEFAULT_TIMEOUT, unprefixed)));
  }

  private static Problem problem(Setting interval, Timeout timeout, Streams.Configured configured) {
    return configured.explained(
        Problem.at(
            interval.site(),
            "'%s' is '%s' with exactly-once%s, which is longer than the transactions may last: %s."
                    .formatted(
                        interval.spelling(),
                        Streams.text(interval),
                        configured.inProfile(),
                        timeout.phrase())
                + " %s; lower the interval or raise '%s'."
                    .formatted(consequence(configured), PREFIXED)));
  }

  /** The timeout is below the interval that nobody sets. */
  private static Problem problem(Setting timeout, Streams.Configured configured) {
    return configured.explained(
        Problem.at(
            timeout.site(),
            "'%s' is '%s'%s, so that transactions may last less than the commit interval of"
                    .formatted(timeout.spelling(), Streams.text(timeout), configured.inProfile())
                + " exactly-once, which is %d milliseconds by default. %s; raise the timeout."
                    .formatted(DEFAULT_INTERVAL, consequence(configured))));
  }

  private static String consequence(Streams.Configured configured) {
    KafkaVersion version = configured.version();
    return !configured.knowsVersion() || version.isMinorOrLater(CHECKED_SINCE)
        ? "Since version 3.0 'StreamsConfig' then throws an IllegalArgumentException, and the"
            + " application does not start"
        : "In version %s nothing checks this, and the transactions time out before they commit"
            .formatted(version);
  }
}
