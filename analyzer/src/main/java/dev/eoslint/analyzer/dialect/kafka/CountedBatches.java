package dev.eoslint.analyzer.dialect.kafka;

import dev.eoslint.analyzer.java.value.Invocation;
import dev.eoslint.analyzer.java.value.State;
import dev.eoslint.analyzer.java.value.Status;
import dev.eoslint.analyzer.model.Wait;
import java.util.TreeSet;

/**
 * Transactions that stay open over polls until they hold some number of records.
 *
 * <p>Source: {@code TransactionStateManager.timedOutTransactions}: the coordinator aborts them when
 * the records take longer to come.
 */
final class CountedBatches {

  private static final String EVENT = "enough records for its commit have come";

  private CountedBatches() {}

  /** Notes the transactions with records of {@code consumer} that are open when it polls. */
  static void polls(int consumer, Invocation invocation) {
    State state = invocation.state();
    for (int object : new TreeSet<>(state.objectsWithStatus())) {
      for (Status status : state.statuses(object)) {
        if (status instanceof InTransaction open && isFilledBy(consumer, open, invocation)) {
          open.scope()
              .addPoll(
                  new Wait(
                      invocation.site(),
                      "poll",
                      new Wait.Length.Until(EVENT),
                      true,
                      false,
                      false,
                      open.scope().pathFrom(invocation.frame().path())));
        }
      }
    }
  }

  private static boolean isFilledBy(int consumer, InTransaction open, Invocation poll) {
    return open.caught().isEmpty()
        && open.failed().isEmpty()
        && open.detachments() == poll.frame().detachments()
        && open.scope().possibleConsumers().contains(consumer);
  }
}
