package dev.eoslint.analyzer.model;

import java.util.List;

/**
 * A place that gives up a producer whose transaction can be open, without telling the coordinator.
 *
 * @param site the call that gives it up; its creation where no call does
 * @param means how it is given up
 * @param begin what begins the transaction
 * @param path the calls that lead to the call from an entry point, outermost first
 */
public record AbandonedTransaction(Site site, Means means, Site begin, List<CallStep> path) {

  /** Copies the path. */
  public AbandonedTransaction {
    path = List.copyOf(path);
  }

  /** How a producer is given up. */
  public enum Means {
    /** It is closed with a timeout of zero, so that the transaction is not aborted. */
    CLOSED_AT_ONCE,
    /** Another thread than the one that runs the transactions closes it so. */
    CLOSED_AT_ONCE_BY_OTHER_THREAD,
    /** {@code System.exit} ends the process, and no shutdown hook closes it. */
    PROCESS_EXITS,
    /** {@code Runtime.halt} ends the process. */
    PROCESS_HALTS,
    /** A loop without an end begins its transactions, and nothing in view ever closes it. */
    NEVER_CLOSED
  }
}
