package dev.eoslint.rules.protocol;

import dev.eoslint.analyzer.model.AbandonedTransaction;
import dev.eoslint.analyzer.model.KafkaApplication;
import dev.eoslint.analyzer.rule.Confidence;
import dev.eoslint.analyzer.rule.Problem;
import dev.eoslint.analyzer.rule.Rule;
import dev.eoslint.analyzer.rule.RuleInfo;
import dev.eoslint.analyzer.rule.Severity;
import java.util.List;

/**
 * A rule that reports producers that are given up with an open transaction, in a way that leaves it
 * to the broker to abort it.
 *
 * <p>Source: {@code KafkaProducer.close} and {@code Sender.run}: only a close that may wait aborts
 * the transaction.
 */
@RuleInfo(
    name = "open-transaction-abandoned",
    title = "Open transaction that nobody aborts",
    since = "0.1.0",
    severity = Severity.WARNING,
    confidence = Confidence.MEDIUM,
    tags = {"producer", "transactions", "shutdown"})
public final class OpenTransactionAbandoned implements Rule {

  @Override
  public List<Problem> judge(KafkaApplication application) {
    return application.protocol().faults().abandoned().stream()
        .map(OpenTransactionAbandoned::problem)
        .toList();
  }

  private static Problem problem(AbandonedTransaction abandoned) {
    return Problem.at(
            abandoned.site(),
            switch (abandoned.means()) {
              case CLOSED_AT_ONCE ->
                  "This 'close' without time to wait can meet an open transaction, and does not"
                      + " abort it. 'read_committed' readers wait until the transaction times out;"
                      + " abort it before, or give 'close' a few seconds.";
              case CLOSED_AT_ONCE_BY_OTHER_THREAD ->
                  "This 'close' without time to wait runs on another thread than the transactions"
                      + " of the producer, and does not abort one that is open. 'read_committed'"
                      + " readers wait until the transaction times out; let the other thread end"
                      + " first, or give 'close' a few seconds.";
              case PROCESS_EXITS ->
                  "The process ends here while a transaction is open, and nothing in view closes"
                      + " the producer. 'read_committed' readers wait until the transaction times"
                      + " out; abort it or close the producer before.";
              case PROCESS_HALTS ->
                  "The process is halted here while a transaction is open. 'read_committed' readers"
                      + " wait until the transaction times out; abort it or close the producer"
                      + " before.";
              case NEVER_CLOSED ->
                  "Nothing in view closes the producer that is created here, and the loop that"
                      + " begins its transactions only ends with the process. A process that is"
                      + " stopped inside of a transaction leaves it open, and 'read_committed'"
                      + " readers wait until it times out; leave the loop on shutdown and close"
                      + " the producer.";
            })
        .withRelated(abandoned.begin(), "the transaction begins")
        .withPath(abandoned.path());
  }
}
