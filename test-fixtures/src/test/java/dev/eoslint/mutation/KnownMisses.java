package dev.eoslint.mutation;

import java.util.Map;
import java.util.Optional;

/** The mutations that are not found, with what stands in the way; where it falls, a test tells. */
final class KnownMisses {

  private static final Map<String, String> REASONS =
      Map.ofEntries(
          Map.entry(
              "ticketing-repaired: forget the flow in the transactional id",
              "Each flow creates its producer on its own thread. Nothing tells whether two"
                  + " threads live at the same time: one may wait for the end of the other, or"
                  + " a pool of one thread may run both, one after the other."),
          Map.entry(
              "textbook-abort-through-close: leave the loop in a transaction",
              "The begin stands under a condition on the records of the poll. There may be"
                  + " none while the transaction is open, for example when the consumer is paused"
                  + " until others complete it. Without the condition it is found."));

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
