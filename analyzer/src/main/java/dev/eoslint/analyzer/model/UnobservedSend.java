package dev.eoslint.analyzer.model;

import java.util.List;
import java.util.Optional;

/**
 * A record that is sent outside of any transaction and whose result nobody looks at.
 *
 * @param site the call of {@code send}
 * @param topic where to
 * @param producer the producer
 * @param callback the callback that is given but does not look at the exception
 * @param path the calls that lead here from an entry point, outermost first
 */
public record UnobservedSend(
    Site site, Value topic, Producer producer, Optional<Site> callback, List<CallStep> path) {

  /** Copies the path. */
  public UnobservedSend {
    path = List.copyOf(path);
  }
}
