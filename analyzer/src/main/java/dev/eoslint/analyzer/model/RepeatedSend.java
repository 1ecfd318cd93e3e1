package dev.eoslint.analyzer.model;

import java.util.List;

/**
 * A record that is sent again with the same producer after an earlier send of it failed in a way
 * that does not tell whether it was written.
 *
 * @param site the call that sends it again
 * @param first the call of {@code send} that failed
 * @param failure where the failure showed: the wait for the result, or the callback
 * @param producer the producer
 * @param path the calls that lead here from an entry point, outermost first
 */
public record RepeatedSend(
    Site site, Site first, Site failure, Producer producer, List<CallStep> path) {

  /** Copies the path. */
  public RepeatedSend {
    path = List.copyOf(path);
  }
}
