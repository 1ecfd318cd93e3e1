package dev.eoslint.analyzer.model;

import java.util.List;

/**
 * A transaction is only committed before its input ends when it holds some number of records.
 *
 * @param site the condition
 * @param records the number
 * @param path the calls that lead to it
 */
public record CountedCommit(Site site, long records, List<CallStep> path) implements Action {

  /** Copies the path. */
  public CountedCommit {
    path = List.copyOf(path);
  }
}
