package dev.eoslint.analyzer.dialect.facts;

import dev.eoslint.analyzer.model.CallStep;
import dev.eoslint.analyzer.model.Site;
import java.util.List;

/**
 * A send whose result nothing looked at before the commit, as it was seen in one execution.
 *
 * @param site the send
 * @param commit the commit
 * @param path the calls that led to the send
 */
public record UncheckedSendSighting(Site site, Site commit, List<CallStep> path) {

  /** Copies the path. */
  public UncheckedSendSighting {
    path = List.copyOf(path);
  }
}
