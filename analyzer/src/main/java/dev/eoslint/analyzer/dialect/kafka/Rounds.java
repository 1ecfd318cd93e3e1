package dev.eoslint.analyzer.dialect.kafka;

import dev.eoslint.analyzer.java.value.State;
import dev.eoslint.analyzer.java.value.Status;
import java.util.Set;
import java.util.TreeSet;
import java.util.function.UnaryOperator;

/** What happens to the records that consumers polled. */
final class Rounds {

  private Rounds() {}

  /** Changes what is known of the records that the consumer {@code id} polled. */
  static void change(int id, State state, UnaryOperator<Round> change) {
    state.changeStatuses(
        id,
        status ->
            status instanceof ConsumerStatus.Polled polled
                ? polled.with(change.apply(polled.round()))
                : status);
  }

  /** Returns the consumers whose records a transaction processes. */
  static Set<Integer> processedIn(InTransaction transaction, State state) {
    Set<Integer> consumers = new TreeSet<>(transaction.scope().consumers());
    for (int object : state.objectsWithStatus()) {
      if (pollsAround(object, transaction, state)) {
        consumers.add(object);
      }
    }
    return consumers;
  }

  /** Whether a consumer polls in a loop that the transaction is begun in. */
  static boolean pollsAround(int object, InTransaction transaction, State state) {
    for (Status status : state.statuses(object)) {
      if (status instanceof ConsumerStatus.Polled polled
          && polled.detachments() == transaction.detachments()
          && !polled.loops().isEmpty()
          && transaction.loops().containsAll(polled.loops())) {
        return true;
      }
    }
    return false;
  }
}
