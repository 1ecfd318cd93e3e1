package dev.eoslint.rules.timing;

import dev.eoslint.analyzer.model.KafkaApplication;
import dev.eoslint.analyzer.model.TransactionScope;
import dev.eoslint.analyzer.model.Wait;
import dev.eoslint.analyzer.model.Wait.Length;
import dev.eoslint.analyzer.rule.Confidence;
import dev.eoslint.analyzer.rule.Problem;
import dev.eoslint.analyzer.rule.Rule;
import dev.eoslint.analyzer.rule.RuleInfo;
import dev.eoslint.analyzer.rule.Severity;
import dev.eoslint.rules.setting.Amount;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * A rule that reports waiting in a transaction that can take longer than the transaction may.
 *
 * <p>Source: {@code TransactionStateManager.timedOutTransactions} (the coordinator aborts what is
 * older than {@code transaction.timeout.ms}), KIP-98, KIP-890.
 */
@RuleInfo(
    name = "transaction-outlives-timeout",
    title = "Transaction that takes longer than its timeout",
    since = "0.1.0",
    severity = Severity.WARNING,
    confidence = Confidence.MEDIUM,
    tags = {"producer", "transactions", "timeouts"})
public final class TransactionOutlivesTimeout implements Rule {

  private static final String CONSEQUENCE =
      " The broker aborts a transaction that is open for longer than its timeout, the commit then"
          + " fails for good, and the work is done again; ";

  @Override
  public List<Problem> judge(KafkaApplication application) {
    List<Problem> problems = new ArrayList<>();
    for (TransactionScope transaction : application.transactions()) {
      for (Wait wait : transaction.waits()) {
        if (wait.afterFirstWrite() && wait.length() instanceof Length.Until until) {
          problems.add(endless(wait, until, transaction));
        }
      }
      Waiting.in(transaction, application).ifPresent(waiting -> judge(waiting, problems));
    }
    return problems;
  }

  private static Problem endless(Wait wait, Length.Until until, TransactionScope transaction) {
    return Problem.at(
            wait.site(),
            ("'%s' waits inside of a Kafka transaction until %s, which can take longer than the"
                        + " timeout of the transaction.")
                    .formatted(wait.call(), until.event())
                + CONSEQUENCE
                + "wait before the first record is sent, or with a time limit.")
        .withRelated(transaction.begin(), transaction.kind().phrase())
        .withPath(wait.path());
  }

  private static void judge(Waiting waiting, List<Problem> problems) {
    for (Wait wait : waiting.longEnoughAlone()) {
      problems.add(
          problem(wait, waiting, single(wait, waiting))
              .withSeverity(isCertain(wait) ? Severity.ERROR : Severity.WARNING));
    }
    if (waiting.longEnoughAlone().isEmpty()) {
      waiting
          .longestOfSum()
          .ifPresent(
              wait ->
                  problems.add(problem(wait, waiting, sum(waiting)).withSeverity(Severity.ERROR)));
    }
    waiting
        .longestForEachRecord()
        .ifPresent(wait -> problems.add(problem(wait, waiting, product(wait, waiting))));
  }

  private static boolean isCertain(Wait wait) {
    return wait.length() instanceof Length.Exactly && !wait.conditional();
  }

  private static String single(Wait wait, Waiting waiting) {
    return "'%s' waits %s%d ms inside of a Kafka transaction, which has a %s."
        .formatted(
            wait.call(),
            wait.length() instanceof Length.AtMost ? "up to " : "",
            Waiting.milliseconds(wait),
            waiting.timeout().phrase());
  }

  private static String sum(Waiting waiting) {
    return "This code waits %d ms in all inside of a Kafka transaction, which has a %s."
        .formatted(waiting.sum(), waiting.timeout().phrase());
  }

  private static String product(Wait wait, Waiting waiting) {
    Amount records = waiting.records().orElseThrow();
    return ("'%s' waits %s%d ms for each record inside of a Kafka transaction, which makes up to"
            + " %d ms with a %s, and the transaction has a %s.")
        .formatted(
            wait.call(),
            wait.length() instanceof Length.AtMost ? "up to " : "",
            Waiting.milliseconds(wait),
            waiting.forEachRecord() * records.number(),
            records.phrase(),
            waiting.timeout().phrase());
  }

  private static Problem problem(Wait wait, Waiting waiting, String first) {
    Problem problem =
        Problem.at(
                wait.site(),
                first
                    + CONSEQUENCE
                    + "wait before the first record is sent, or make the transaction smaller.")
            .withConfidence(
                wait.length() instanceof Length.Exactly ? Confidence.HIGH : Confidence.LOW)
            .withRelated(waiting.transaction().begin(), waiting.transaction().kind().phrase())
            .withPath(wait.path());
    Optional<Problem> explained =
        waiting
            .timeout()
            .stated()
            .map(stated -> problem.withRelated(stated.setting().site(), "the timeout"));
    return explained.orElse(problem);
  }
}
