package dev.eoslint.analyzer.model;

import java.util.Optional;

/**
 * One way in which a transaction ends, or is left without an end.
 *
 * @param outcome what becomes of it
 * @param site the call that ends it; for a transaction that is left open the begin of the next one,
 *     if one follows
 * @param caught the handler that the way leads through after something failed
 * @param owned whether the producer is seen to be created, and does not come from outside
 * @param livesOn whether the producer is used further, as far as the sources show
 */
public record TransactionEnd(
    Outcome outcome,
    Optional<Site> site,
    Optional<ProducerState.Caught> caught,
    boolean owned,
    boolean livesOn) {

  /** What becomes of a transaction. */
  public enum Outcome {
    /** It is committed. */
    COMMITTED,
    /** It is aborted. */
    ABORTED,
    /** The producer is closed, which aborts it. */
    CLOSED,
    /** Another transaction is begun although it is open. */
    BEGUN_AGAIN,
    /** The code ends normally, and it is open. */
    LEFT_OPEN,
    /** An exception leaves the code, and it is open. */
    LEFT_BY_EXCEPTION
  }
}
