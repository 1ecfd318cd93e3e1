package dev.eoslint.analyzer.model;

import java.util.List;

/**
 * Something of a share group that becomes part of a transaction.
 *
 * @param kind what it is
 * @param poll the call that reads the records
 * @param begin what begins the transaction
 * @param site the call that makes it part of the transaction
 * @param path the calls that lead to {@code site} from an entry point, outermost first
 */
public record ShareUse(Kind kind, Site poll, Site begin, Site site, List<CallStep> path) {

  /** Copies the path. */
  public ShareUse {
    path = List.copyOf(path);
  }

  /** What becomes part of a transaction. */
  public enum Kind {
    /** Data of records. */
    RECORDS,
    /** Offsets. */
    OFFSETS
  }
}
