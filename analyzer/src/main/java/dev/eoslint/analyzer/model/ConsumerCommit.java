package dev.eoslint.analyzer.model;

import java.util.List;
import java.util.Optional;

/**
 * A call of {@code commitSync} or {@code commitAsync}.
 *
 * @param site the call
 * @param waits whether it is {@code commitSync}
 * @param consumer whose offsets, if its creation is seen
 * @param poll the call of {@code poll} whose loop it stands in; empty when it stands in none
 * @param path the calls that lead to it from an entry point, outermost first
 */
public record ConsumerCommit(
    Site site,
    boolean waits,
    Optional<Consumer> consumer,
    Optional<Site> poll,
    List<CallStep> path) {

  /** Copies the path. */
  public ConsumerCommit {
    path = List.copyOf(path);
  }
}
