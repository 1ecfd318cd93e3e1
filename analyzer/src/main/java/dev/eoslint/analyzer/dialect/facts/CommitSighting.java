package dev.eoslint.analyzer.dialect.facts;

import dev.eoslint.analyzer.model.CallStep;
import dev.eoslint.analyzer.model.Site;
import java.util.List;
import java.util.Optional;

/**
 * A commit of a consumer as it was seen in one execution.
 *
 * @param site the call
 * @param waits whether it is {@code commitSync}
 * @param consumer whose offsets, if its creation is seen
 * @param poll the call of {@code poll} whose loop it stands in
 * @param path the calls that lead to it
 */
public record CommitSighting(
    Site site,
    boolean waits,
    Optional<ClientSighting> consumer,
    Optional<Site> poll,
    List<CallStep> path) {

  /** Copies the path. */
  public CommitSighting {
    path = List.copyOf(path);
  }
}
