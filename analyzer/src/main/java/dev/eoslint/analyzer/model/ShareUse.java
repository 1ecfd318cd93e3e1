package dev.eoslint.analyzer.model;

/**
 * Something of a share group that becomes part of a transaction.
 *
 * @param kind what it is
 * @param poll the call that reads the records
 * @param begin what begins the transaction
 * @param site the call that makes it part of the transaction
 */
public record ShareUse(Kind kind, Site poll, Site begin, Site site) {
  /** What becomes part of a transaction. */
  public enum Kind {
    /** Data of records. */
    RECORDS,
    /** Offsets. */
    OFFSETS
  }
}
