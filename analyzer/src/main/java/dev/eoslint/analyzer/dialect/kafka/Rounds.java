package dev.eoslint.analyzer.dialect.kafka;

import dev.eoslint.analyzer.dialect.facts.ClientSighting;
import dev.eoslint.analyzer.dialect.facts.ScopeSighting;
import dev.eoslint.analyzer.java.value.State;
import dev.eoslint.analyzer.java.value.Status;
import java.util.List;
import java.util.Optional;
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

  /** Says that a commit of {@code producer} that was tried before has succeeded. */
  static void succeed(Optional<ClientSighting> producer, State state) {
    for (int object : state.objectsWithStatus()) {
      change(
          object,
          state,
          round ->
              round.transaction().filter(scope -> scope.producer().equals(producer)).isPresent()
                  ? round.succeeded()
                  : round);
    }
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

  /**
   * Returns the transactions that were aborted or are left open, and process records that the
   * consumer {@code id} still stands behind.
   */
  static List<ScopeSighting> uncommitted(int id, State state) {
    return PipelineJoining.polls(id, state).stream()
        .map(ConsumerStatus.Polled::round)
        .filter(
            round ->
                round.outcome() == Round.Outcome.ABORTED
                    || round.transaction().filter(scope -> isOpen(scope, state)).isPresent())
        .flatMap(round -> round.uncommitted().stream())
        .distinct()
        .toList();
  }

  /** Returns whether the transaction of {@code round} has ended, and not with a commit for sure. */
  static boolean isOver(Round round, State state) {
    return round.outcome() != Round.Outcome.COMMITTED
        && round.transaction().filter(scope -> isOpen(scope, state)).isEmpty();
  }

  /** What is called in a transaction is seldom what a wake-up interrupts. */
  private static boolean isOpen(ScopeSighting scope, State state) {
    return state.objectsWithStatus().stream()
        .flatMap(object -> state.statuses(object).stream())
        .anyMatch(
            status ->
                status instanceof InTransaction open
                    && open.scope() == scope
                    && open.caught()
                        .filter(caught -> caught.exception().equals(KafkaExceptions.WAKEUP))
                        .isEmpty());
  }
}
