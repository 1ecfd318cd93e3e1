package dev.eoslint.analyzer.model;

import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/**
 * An extent of execution in which sends belong to one Kafka transaction.
 *
 * @param begin what begins it: the call, the annotation, or the listener method
 * @param kind how it is begun and ended
 * @param producer the producer that it belongs to, if it is seen
 * @param actions what happens inside, in the order of the sources
 * @param ends the ways in which it ends or is left open; empty when a framework ends it
 * @param completedElsewhere whether the class that begins it commits or aborts transactions in
 *     other methods, which callers can call
 */
public record TransactionScope(
    Site begin,
    Kind kind,
    Optional<Producer> producer,
    List<Action> actions,
    List<TransactionEnd> ends,
    boolean completedElsewhere) {

  /** Copies the lists. */
  public TransactionScope {
    actions = List.copyOf(actions);
    ends = List.copyOf(ends);
  }

  /** Returns the ends with this outcome. */
  public List<TransactionEnd> ends(TransactionEnd.Outcome outcome) {
    return ends.stream().filter(end -> end.outcome() == outcome).toList();
  }

  /** Returns the sends that belong to the transaction. */
  public List<Action.Send> sends() {
    return allSends().filter(send -> !send.foreign()).toList();
  }

  /** Returns the sends inside that another producer does, which does not take part. */
  public List<Action.Send> foreignSends() {
    return allSends().filter(Action.Send::foreign).toList();
  }

  private Stream<Action.Send> allSends() {
    return actions.stream().filter(Action.Send.class::isInstance).map(Action.Send.class::cast);
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

  /** Returns where code waits inside. */
  public List<Wait> waits() {
    return actions.stream().filter(Wait.class::isInstance).map(Wait.class::cast).toList();
  }

  /** Returns the loops inside that send a whole input. */
  public List<WholeInput> wholeInputs() {
    return actions.stream()
        .filter(WholeInput.class::isInstance)
        .map(WholeInput.class::cast)
        .toList();
  }

  /** Returns the numbers of records that have to be reached before it is committed. */
  public List<CountedCommit> countedCommits() {
    return actions.stream()
        .filter(CountedCommit.class::isInstance)
        .map(CountedCommit.class::cast)
        .toList();
  }

  /** Returns the collections that it sends, which have to be large before it begins. */
  public List<CollectedBatch> collectedBatches() {
    return actions.stream()
        .filter(CollectedBatch.class::isInstance)
        .map(CollectedBatch.class::cast)
        .toList();
  }

  /** Returns the times that have to pass before it is committed. */
  public List<TimedCommit> timedCommits() {
    return actions.stream()
        .filter(TimedCommit.class::isInstance)
        .map(TimedCommit.class::cast)
        .toList();
  }

  /** Returns the commits of databases inside and right behind it. */
  public List<DatabaseCommit> databaseCommits() {
    return actions.stream()
        .filter(DatabaseCommit.class::isInstance)
        .map(DatabaseCommit.class::cast)
        .toList();
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
