package dev.eoslint.rules.timing;

import dev.eoslint.analyzer.model.KafkaApplication;
import dev.eoslint.analyzer.model.Pipeline;
import dev.eoslint.analyzer.model.Producer;
import dev.eoslint.analyzer.model.TransactionScope;
import dev.eoslint.analyzer.rule.Confidence;
import dev.eoslint.analyzer.rule.Problem;
import dev.eoslint.analyzer.rule.Rule;
import dev.eoslint.analyzer.rule.RuleInfo;
import dev.eoslint.analyzer.rule.Severity;
import dev.eoslint.rules.setting.ConfiguredClient;
import dev.eoslint.rules.setting.Keys;
import dev.eoslint.rules.setting.Stated;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * A rule that reports a pipeline whose consumer is thrown out of its group before its transaction
 * times out.
 *
 * <p>Source: KIP-62 ({@code max.poll.interval.ms}), KIP-447 (offsets of members that left are
 * rejected).
 */
@RuleInfo(
    name = "poll-interval-shorter-than-transaction",
    title = "Poll interval below the transaction timeout",
    since = "0.1.0",
    severity = Severity.WARNING,
    confidence = Confidence.MEDIUM,
    tags = {"consumer", "transactions", "timeouts"})
public final class PollIntervalShorterThanTransaction implements Rule {

  @Override
  public List<Problem> judge(KafkaApplication application) {
    List<Problem> problems = new ArrayList<>();
    for (Pipeline pipeline : application.pipelines()) {
      pipeline
          .transaction()
          .ifPresent(
              transaction ->
                  transaction
                      .producer()
                      .ifPresent(
                          producer ->
                              judge(pipeline, transaction, producer, application)
                                  .forEach(problems::add)));
    }
    return problems;
  }

  private static List<Problem> judge(
      Pipeline pipeline,
      TransactionScope transaction,
      Producer producer,
      KafkaApplication application) {
    List<Problem> problems = new ArrayList<>();
    for (ConfiguredClient reading : ConfiguredClient.of(pipeline.consumer(), application)) {
      PollWork.of(reading, transaction, ConfiguredClient.of(producer, application))
          .ifPresent(work -> problems.add(work.problem()));
      for (ConfiguredClient writing : ConfiguredClient.of(producer, application)) {
        Optional<Stated> interval = reading.stated(Keys.MAX_POLL_INTERVAL).filter(Stated::isFixed);
        Optional<Stated> timeout = writing.stated(Keys.TRANSACTION_TIMEOUT).filter(Stated::isFixed);
        boolean together = reading.config().profile().equals(writing.config().profile());
        if (together && interval.isPresent() && timeout.isPresent()) {
          problem(reading, interval.get(), timeout.get(), transaction).ifPresent(problems::add);
        }
      }
    }
    return problems;
  }

  private static Optional<Problem> problem(
      ConfiguredClient reading, Stated interval, Stated timeout, TransactionScope transaction) {
    if (interval.number().isEmpty()
        || timeout.number().isEmpty()
        || interval.number().getAsLong() >= timeout.number().getAsLong()) {
      return Optional.empty();
    }
    return Optional.of(
        reading
            .problem(
                interval,
                Severity.WARNING,
                ("%s, which is less than the '%s' of '%s' on the producer of this pipeline. The"
                        + " consumer is removed from its group while the transaction may still run,"
                        + " and its offsets are then rejected, so that the batch is done again;"
                        + " lower the transaction timeout below the poll interval.")
                    .formatted(
                        reading.phrase(interval), timeout.setting().spelling(), timeout.text()))
            .withRelated(timeout.setting().site(), "the transaction timeout")
            .withRelated(transaction.begin(), transaction.kind().phrase()));
  }
}
