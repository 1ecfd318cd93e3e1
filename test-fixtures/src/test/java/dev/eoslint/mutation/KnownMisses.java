package dev.eoslint.mutation;

import java.util.Map;
import java.util.Optional;

/** The mutations that lie beyond the limits that the pages and the architecture state. */
final class KnownMisses {

  private static final Map<String, String> REASONS =
      Map.of(
          "labels-repaired: do not undo tracking events",
          "The producer comes from a queue, and the code behind the queue may complete it.",
          "labels-repaired: remove initTransactions of the pool",
          "The producer is handed to a queue, and the code behind the queue may initialise it.",
          "labels-repaired: draw the transactional ids of the pool",
          "What the producer does behind the queue is out of view; it may send offsets each time.",
          "ticketing-repaired: drop the + 1",
          "The offsets go through a collector of a stream, a method outside the view.");

  private KnownMisses() {}

  /** Returns why a mutation of an application is not found. */
  static Optional<String> reason(String application, Mutation mutation) {
    return Optional.ofNullable(REASONS.get(application + ": " + mutation.name()));
  }

  /** Returns how many misses are known. */
  static int count() {
    return REASONS.size();
  }
}
