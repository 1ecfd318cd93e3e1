package dev.eoslint.analyzer.model;

import java.util.List;

/**
 * A send inside of a transaction whose result nothing looks at before the transaction is committed.
 *
 * @param site the send
 * @param commit the commit
 * @param path the calls that lead to the send from an entry point, outermost first
 */
public record UncheckedSend(Site site, Site commit, List<CallStep> path) {

  /** Copies the path. */
  public UncheckedSend {
    path = List.copyOf(path);
  }
}
