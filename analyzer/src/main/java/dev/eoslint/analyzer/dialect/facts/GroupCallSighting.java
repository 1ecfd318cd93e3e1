package dev.eoslint.analyzer.dialect.facts;

import dev.eoslint.analyzer.model.CallStep;
import dev.eoslint.analyzer.model.Site;
import java.util.List;

/**
 * One call that needs a consumer group as it was seen in one execution.
 *
 * @param consumer the consumer that it is made on
 * @param path the calls that led to it
 */
public record GroupCallSighting(
    Site site, String method, ClientSighting consumer, List<CallStep> path) {

  /** Copies the path. */
  public GroupCallSighting {
    path = List.copyOf(path);
  }
}
