package dev.eoslint.analyzer.model;

import java.util.List;
import java.util.Optional;

/**
 * A transaction that several threads begin on one producer at the same time.
 *
 * @param begin the {@code beginTransaction} call
 * @param started the loop that starts the threads
 * @param producer where the one producer is created, if that is seen
 * @param path the calls that lead to {@code begin} from an entry point, outermost first
 */
public record ConcurrentTransaction(
    Site begin, Site started, Optional<Site> producer, List<CallStep> path) {

  /** Copies the path. */
  public ConcurrentTransaction {
    path = List.copyOf(path);
  }
}
