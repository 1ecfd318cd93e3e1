package dev.eoslint.analyzer.model;

import java.util.List;
import java.util.Optional;

/**
 * A listener container of Spring that has no Kafka transaction manager, so that it commits the
 * offsets of its records itself and outside of every transaction.
 *
 * @param factory the bean method that makes the factory of the container; absent when Spring Boot
 *     makes it
 * @param ownTransactions the Kafka transactions that the listener opens itself and in which it
 *     sends for certain, in the order of their begin sites
 */
public record UnmanagedContainer(Optional<Site> factory, List<TransactionScope> ownTransactions) {

  /** Copies the transactions. */
  public UnmanagedContainer {
    ownTransactions = List.copyOf(ownTransactions);
  }
}
