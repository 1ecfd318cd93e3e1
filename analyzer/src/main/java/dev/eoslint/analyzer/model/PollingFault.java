package dev.eoslint.analyzer.model;

import java.util.List;

/**
 * Something wrong in what a poll loop does with positions and offsets.
 *
 * @param kind what is wrong
 * @param site the call that is wrong
 * @param other the call that it is wrong together with
 * @param path the calls that lead to {@code site} from an entry point, outermost first
 */
public record PollingFault(Kind kind, Site site, Site other, List<CallStep> path) {

  /** Copies the path. */
  public PollingFault {
    path = List.copyOf(path);
  }

  /** What is wrong. */
  public enum Kind {
    /**
     * The transaction was aborted at {@code site}, and at {@code other} the same consumer polls on
     * behind the records of that transaction.
     */
    POLLS_ON_AFTER_ABORT,
    /**
     * The consumer commits at {@code site} what the transaction that is begun at {@code other}
     * processes.
     */
    COMMITS_BESIDE_TRANSACTION,
    /**
     * The consumer commits its position at {@code site}, as a rebalance listener or behind the poll
     * loop, also where the transaction that is begun at {@code other} and processes its records is
     * not committed.
     */
    COMMITS_UNCOMMITTED,
    /**
     * The offset made at {@code site} is that of the last record, not the next one, and is
     * committed at {@code other}.
     */
    OFFSET_OF_LAST_RECORD,
    /**
     * Code that stands between the consumer and the application, the class at {@code other}, makes
     * records anew at {@code site} without the offsets that follow them.
     */
    NEXT_OFFSETS_DROPPED
  }
}
