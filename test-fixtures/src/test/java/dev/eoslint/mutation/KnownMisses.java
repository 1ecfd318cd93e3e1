package dev.eoslint.mutation;

import java.util.Map;
import java.util.Optional;

/** The mutations that are not found, with what stands in the way; where it falls, a test tells. */
final class KnownMisses {

  private static final Map<String, String> REASONS =
      Map.ofEntries(
          Map.entry(
              "claims-repaired: remove the abort of claims",
              "All ways that fail return one outcome, by which a caller could abort."),
          Map.entry(
              "claims-repaired: abort claims after fatal errors",
              "All ways that fail return one outcome, by which a caller could close."),
          Map.entry(
              "labels-repaired: do not undo tracking events",
              "The producer comes from a queue, and the code behind the queue may complete it."),
          Map.entry(
              "labels-repaired: remove initTransactions of the pool",
              "The producer is handed to a queue, and the code behind the queue may initialise"
                  + " it."),
          Map.entry(
              "labels-repaired: draw the transactional ids of the pool",
              "What the producer does behind the queue is out of view; it may send offsets each"
                  + " time."),
          Map.entry(
              "labels-repaired: remove the offsets of the manifests",
              "A field that another method sets again may hold another producer."),
          Map.entry(
              "textbook-mode-flag: remove sendOffsetsToTransaction",
              "The mode decides on the transaction; the send is not certainly inside of it."),
          Map.entry(
              "ticketing-repaired: forget the flow in the transactional id",
              "That the flows run at the same time depends on threads, which are out of view."),
          Map.entry(
              "ticketing-repaired: remove the abort",
              "The handler decides on the exception in a way that is not understood."),
          Map.entry(
              "textbook-abort-through-close: leave the loop in a transaction",
              "A begin under a condition may be left for a reason that the condition knows."));

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
