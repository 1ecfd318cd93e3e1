package dev.eoslint.analyzer.model;

import java.util.List;
import java.util.Optional;

/**
 * An extent of execution in which sends belong to one Kafka transaction.
 *
 * @param begin what begins it: the call, the annotation, or the listener method
 * @param kind how it is begun and ended
 * @param producer the producer that it belongs to, if it is seen
 * @param actions what happens inside, in the order of the sources
 */
public record TransactionScope(
    Site begin, Kind kind, Optional<Producer> producer, List<Action> actions) {

  /** Copies the actions. */
  public TransactionScope {
    actions = List.copyOf(actions);
  }

  /** Returns the sends inside. */
  public List<Action.Send> sends() {
    return actions.stream()
        .filter(Action.Send.class::isInstance)
        .map(Action.Send.class::cast)
        .toList();
  }

  /** Returns the offset commits inside. */
  public List<Action.OffsetCommit> offsetCommits() {
    return actions.stream()
        .filter(Action.OffsetCommit.class::isInstance)
        .map(Action.OffsetCommit.class::cast)
        .toList();
  }

  /** Returns the external effects inside. */
  public List<Effect> effects() {
    return actions.stream().filter(Effect.class::isInstance).map(Effect.class::cast).toList();
  }

  /** How a transaction is begun and ended. */
  public enum Kind {
    /** {@code beginTransaction} to {@code commitTransaction} or {@code abortTransaction}. */
    PRODUCER_CALLS("the transaction that 'beginTransaction' opens"),
    /** Spring's {@code KafkaOperations.executeInTransaction}. */
    EXECUTE_IN_TRANSACTION("the transaction of 'executeInTransaction'"),
    /** A method whose {@code @Transactional} means a Kafka transaction manager. */
    TRANSACTIONAL_METHOD("the Kafka transaction of this '@Transactional' method"),
    /** Spring's {@code TransactionTemplate} on a Kafka transaction manager. */
    TRANSACTION_TEMPLATE("the Kafka transaction of this 'TransactionTemplate'"),
    /** A listener whose container has a Kafka transaction manager. */
    LISTENER_CONTAINER("the Kafka transaction of the listener container");

    private final String phrase;

    Kind(String phrase) {
      this.phrase = phrase;
    }

    /** Returns a noun phrase for messages. */
    public String phrase() {
      return phrase;
    }
  }
}
