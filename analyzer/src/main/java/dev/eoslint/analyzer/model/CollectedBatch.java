package dev.eoslint.analyzer.model;

import java.util.List;

/**
 * A transaction sends all of a collection, and is only begun when that holds some number of
 * records.
 *
 * @param site the condition
 * @param records the number
 * @param path the calls that lead to the commit
 */
public record CollectedBatch(Site site, long records, List<CallStep> path) implements Action {

  /** Copies the path. */
  public CollectedBatch {
    path = List.copyOf(path);
  }
}
