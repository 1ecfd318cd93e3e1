package dev.eoslint.analyzer.model;

import java.util.List;
import java.util.Optional;

/**
 * The processing of the records of one consumer.
 *
 * @param consumer who reads the records
 * @param entry the poll loop or listener method
 * @param transaction the Kafka transaction in which records are processed and results are sent;
 *     empty when there is none
 * @param wholePolls whether the transaction is shown to take all records of a poll, and not each
 *     record on its own
 * @param actions what the processing does outside of {@code transaction}, in the order of the
 *     sources
 * @param unmanaged the container that drives the processing, when it is one without a Kafka
 *     transaction manager for certain
 */
public record Pipeline(
    Consumer consumer,
    Site entry,
    Optional<TransactionScope> transaction,
    boolean wholePolls,
    List<Action> actions,
    Optional<UnmanagedContainer> unmanaged) {

  /** Copies the actions. */
  public Pipeline {
    actions = List.copyOf(actions);
  }

  /** Returns the external effects outside of the transaction. */
  public List<Effect> effects() {
    return actions.stream().filter(Effect.class::isInstance).map(Effect.class::cast).toList();
  }
}
