package dev.eoslint.analyzer.model;

import java.util.List;
import java.util.Optional;

/**
 * A record is sent again, with another producer, after the first one was closed without knowing
 * whether the record was written.
 *
 * @param first the call that sent the record first
 * @param handler the {@code catch} that the failure came to
 * @param again the call that sends it again
 * @param before the producer of the first call, if its creation is seen
 * @param after the producer of the second call, if its creation is seen
 * @param path the calls that lead to {@code again} from an entry point, outermost first
 */
public record Resend(
    Site first,
    Site handler,
    Site again,
    Optional<Producer> before,
    Optional<Producer> after,
    List<CallStep> path) {

  /** Copies the path. */
  public Resend {
    path = List.copyOf(path);
  }
}
