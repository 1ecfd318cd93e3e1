package dev.eoslint.analyzer.model;

import java.util.List;

/**
 * A transaction is only committed before its input ends when some time has passed.
 *
 * @param site the condition
 * @param milliseconds the time
 * @param path the calls that lead to it
 */
public record TimedCommit(Site site, long milliseconds, List<CallStep> path) implements Action {

  /** Copies the path. */
  public TimedCommit {
    path = List.copyOf(path);
  }
}
