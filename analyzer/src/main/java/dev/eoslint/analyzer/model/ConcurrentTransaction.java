package dev.eoslint.analyzer.model;

import java.util.List;
import java.util.Optional;

/**
 * A transaction that several threads begin on one producer at the same time.
 *
 * @param begin the {@code beginTransaction} call
 * @param threads what the threads are
 * @param started what starts the threads, or the method that they call
 * @param producer where the one producer is created, if that is seen
 * @param path the calls that lead to {@code begin} from an entry point, outermost first
 */
public record ConcurrentTransaction(
    Site begin, Threads threads, Site started, Optional<Site> producer, List<CallStep> path) {

  /** What several threads are. */
  public enum Threads {
    /** Tasks that a loop of the application starts. */
    TASKS,
    /** Threads of a server, each with a request. */
    REQUESTS,
    /** Threads of one listener container. */
    LISTENERS
  }

  /** Copies the path. */
  public ConcurrentTransaction {
    path = List.copyOf(path);
  }
}
