package dev.eoslint.analyzer.model;

import java.util.List;

/**
 * Offsets that a transaction is given although it does not hold all records before them.
 *
 * @param kind what is wrong with them
 * @param site what makes or sends them
 * @param other the loop that can be left early, or the call that sends them
 * @param path the calls that lead to the call that sends them from an entry point, outermost first
 */
public record AheadOffsets(Kind kind, Site site, Site other, List<CallStep> path) {

  /** Copies the path. */
  public AheadOffsets {
    path = List.copyOf(path);
  }

  /** What is wrong with offsets. */
  public enum Kind {
    /**
     * They are those behind all polled records, but the loop at {@code other}, which sends results
     * of them, can be left before its end.
     */
    LOOP_LEFT_EARLY,
    /** They are made at {@code site} by adding more than one to the offset of a record. */
    RECORDS_SKIPPED
  }
}
