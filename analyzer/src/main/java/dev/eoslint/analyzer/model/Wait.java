package dev.eoslint.analyzer.model;

import java.util.List;

/**
 * Code waits.
 *
 * @param site the call that waits
 * @param call class and method for people: {@code "Thread.sleep"}
 * @param length how long it waits
 * @param afterFirstWrite whether something of the transaction was given to the producer before on
 *     some way that leads here; the broker counts the time of a transaction from its first
 *     partition
 * @param forEachRecord whether it waits anew for each of the records that were polled
 * @param conditional whether a condition inside of the transaction or of the innermost loop decides
 *     on it
 * @param path the calls that lead to it
 */
public record Wait(
    Site site,
    String call,
    Length length,
    boolean afterFirstWrite,
    boolean forEachRecord,
    boolean conditional,
    List<CallStep> path)
    implements Action {

  /** Copies the path. */
  public Wait {
    path = List.copyOf(path);
  }

  /** How long code waits. */
  public sealed interface Length {

    /**
     * Always as long.
     *
     * @param milliseconds the time
     */
    record Exactly(long milliseconds) implements Length {}

    /**
     * Until something happens, but not longer than this.
     *
     * @param milliseconds the time
     */
    record AtMost(long milliseconds) implements Length {}

    /**
     * Until something happens.
     *
     * @param event what it is, for messages: {@code "somebody types something"}
     */
    record Until(String event) implements Length {}
  }
}
