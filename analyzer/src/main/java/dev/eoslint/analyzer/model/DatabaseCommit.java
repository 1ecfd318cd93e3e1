package dev.eoslint.analyzer.model;

import java.util.List;

/**
 * A relational database commits what was written to it.
 *
 * @param site the call that commits
 * @param call class and method for people: {@code "Connection.commit"}
 * @param writes what it commits, as far as it is seen
 * @param remembers whether what was handled, how far it was read, or what is still to be sent is
 *     noted in the database before the commit
 * @param inside whether the Kafka transaction that it stands beside is still open
 * @param path the calls that lead to it from the scope or entry point, outermost first
 */
public record DatabaseCommit(
    Site site,
    String call,
    List<Effect> writes,
    boolean remembers,
    boolean inside,
    List<CallStep> path)
    implements Action {

  /** Copies the lists. */
  public DatabaseCommit {
    writes = List.copyOf(writes);
    path = List.copyOf(path);
  }
}
