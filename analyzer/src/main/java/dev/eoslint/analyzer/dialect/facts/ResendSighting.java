package dev.eoslint.analyzer.dialect.facts;

import dev.eoslint.analyzer.model.CallStep;
import dev.eoslint.analyzer.model.Site;
import java.util.List;
import java.util.Optional;

/**
 * A record that is sent again as it was seen in one execution.
 *
 * @param first the call that sent the record first
 * @param handler the handler that the failure came to
 * @param again the call that sends it again
 * @param before the producer of the first call
 * @param after the producer of the second call
 * @param path the calls that lead to {@code again}
 */
public record ResendSighting(
    Site first,
    Site handler,
    Site again,
    Optional<ClientSighting> before,
    Optional<ClientSighting> after,
    List<CallStep> path) {

  /** Copies the path. */
  public ResendSighting {
    path = List.copyOf(path);
  }
}
