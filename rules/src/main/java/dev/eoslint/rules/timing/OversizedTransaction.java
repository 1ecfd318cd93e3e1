package dev.eoslint.rules.timing;

import dev.eoslint.analyzer.model.CollectedBatch;
import dev.eoslint.analyzer.model.CountedCommit;
import dev.eoslint.analyzer.model.KafkaApplication;
import dev.eoslint.analyzer.model.Pipeline;
import dev.eoslint.analyzer.model.TimedCommit;
import dev.eoslint.analyzer.model.TransactionScope;
import dev.eoslint.analyzer.model.WholeInput;
import dev.eoslint.analyzer.rule.Confidence;
import dev.eoslint.analyzer.rule.Problem;
import dev.eoslint.analyzer.rule.Rule;
import dev.eoslint.analyzer.rule.RuleInfo;
import dev.eoslint.analyzer.rule.Severity;
import dev.eoslint.rules.setting.Amount;
import dev.eoslint.rules.setting.ConfiguredClient;
import dev.eoslint.rules.setting.Keys;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * A rule that reports transactions that can hold far too many records.
 *
 * <p>Source: KIP-98: readers of committed records do not get past the first record of an open
 * transaction, and an abort takes all of it back.
 */
@RuleInfo(
    name = "oversized-transaction",
    title = "Transaction that can hold far too many records",
    since = "0.1.0",
    severity = Severity.WARNING,
    confidence = Confidence.MEDIUM,
    tags = {"transactions", "size"})
public final class OversizedTransaction implements Rule {

  private static final long MOST_RECORDS = 10_000;

  /** What one transaction collects by itself is known better than how much one poll returns. */
  private static final long MOST_COUNTED = 100_000;

  @Override
  public List<Problem> judge(KafkaApplication application) {
    List<Problem> problems = new ArrayList<>();
    for (Pipeline pipeline : application.pipelines()) {
      pipeline
          .transaction()
          .filter(transaction -> pipeline.wholePolls() && !transaction.sends().isEmpty())
          .ifPresent(
              transaction -> {
                for (ConfiguredClient reading :
                    ConfiguredClient.of(pipeline.consumer(), application)) {
                  batch(reading, transaction).ifPresent(problems::add);
                }
              });
    }
    for (TransactionScope transaction : application.transactions()) {
      transaction.wholeInputs().forEach(input -> problems.add(problem(input, transaction)));
      transaction.countedCommits().stream()
          .filter(commit -> commit.records() > MOST_COUNTED)
          .forEach(commit -> problems.add(problem(commit, transaction)));
      transaction.collectedBatches().stream()
          .filter(batch -> batch.records() > MOST_COUNTED)
          .forEach(batch -> problems.add(problem(batch, transaction)));
      transaction
          .timedCommits()
          .forEach(
              commit ->
                  timeout(transaction, application)
                      .filter(timeout -> commit.milliseconds() > timeout.number() / 2)
                      .ifPresent(timeout -> problems.add(problem(commit, timeout, transaction))));
    }
    return problems;
  }

  private static Optional<Amount> timeout(
      TransactionScope transaction, KafkaApplication application) {
    return transaction
        .producer()
        .flatMap(
            producer ->
                Amount.largest(
                    Keys.TRANSACTION_TIMEOUT, ConfiguredClient.of(producer, application)));
  }

  private static Optional<Problem> batch(ConfiguredClient reading, TransactionScope transaction) {
    return reading
        .stated(Keys.MAX_POLL_RECORDS)
        .filter(records -> records.isFixed() && records.number().orElse(0) > MOST_RECORDS)
        .map(
            records ->
                Problem.at(
                        records.setting().site(),
                        reading.phrase(records)
                            + " for a consumer whose records are processed in one transaction for"
                            + " each poll. Such a transaction is open for long, readers of"
                            + " committed records wait for it, and all of it is done again when it"
                            + " aborts; take fewer records.")
                    .withConfidence(Confidence.HIGH)
                    .withRelated(transaction.begin(), transaction.kind().phrase()));
  }

  private static Problem problem(CountedCommit commit, TransactionScope transaction) {
    return Problem.at(
            commit.site(),
            ("The transaction is committed when %d records were counted. Readers of committed"
                    + " records wait until then, the broker aborts it when that takes longer than"
                    + " its timeout, and all of it is done again when it aborts; commit after fewer"
                    + " records.")
                .formatted(commit.records()))
        .withRelated(transaction.begin(), transaction.kind().phrase())
        .withPath(commit.path());
  }

  private static Problem problem(CollectedBatch batch, TransactionScope transaction) {
    return Problem.at(
            batch.site(),
            ("All that was collected is sent in one transaction when it has come to %d records."
                    + " Readers of committed records wait until it is sent, and all of it is done"
                    + " again when the transaction aborts; send it in several transactions, or"
                    + " collect less.")
                .formatted(batch.records()))
        .withRelated(transaction.begin(), transaction.kind().phrase())
        .withPath(batch.path());
  }

  private static Problem problem(TimedCommit commit, Amount timeout, TransactionScope transaction) {
    boolean tooLate = commit.milliseconds() >= timeout.number();
    Problem problem =
        Problem.at(
                commit.site(),
                ("The transaction is committed when %d ms have passed, and it has a %s. %s; commit"
                        + " after less time.")
                    .formatted(
                        commit.milliseconds(),
                        timeout.phrase(),
                        tooLate
                            ? "The broker aborts it before, the commit fails for good, and all of"
                                + " it is done again"
                            : "Readers of committed records wait until then, and what is left of"
                                + " the timeout has to suffice for the next poll and the commit"))
            .withRelated(transaction.begin(), transaction.kind().phrase())
            .withPath(commit.path());
    return timeout
        .stated()
        .map(stated -> problem.withRelated(stated.setting().site(), "the timeout"))
        .orElse(problem);
  }

  private static Problem problem(WholeInput input, TransactionScope transaction) {
    return Problem.at(
            input.site(),
            ("This loop sends %s in one transaction, however many there are. Readers of committed"
                    + " records wait until it ends, the broker aborts it after its timeout, and all"
                    + " of it is done again then; commit after some number of records.")
                .formatted(input.input()))
        .withSeverity(input.oneShot() ? Severity.INFO : Severity.WARNING)
        .withRelated(transaction.begin(), transaction.kind().phrase())
        .withPath(input.path());
  }
}
