package dev.eoslint.analyzer.model;

import java.util.List;

/**
 * A wait inside of a transaction for what the commit of the transaction waits for as well.
 *
 * @param site the call that waits
 * @param kind what it is
 * @param path the calls that lead here from an entry point, outermost first
 */
public record RedundantWait(Site site, Kind kind, List<CallStep> path) {

  /** Copies the path. */
  public RedundantWait {
    path = List.copyOf(path);
  }

  /** What waits. */
  public enum Kind {
    /** {@code flush}. */
    FLUSH,
    /** {@code get} on the result of one send, which is not used. */
    RESULT_OF_SEND
  }
}
