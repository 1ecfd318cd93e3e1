package dev.eoslint.mutation;

import java.util.Map;
import java.util.Optional;

/** The mutations that lie beyond the limits that the pages and the architecture state. */
final class KnownMisses {

  private static final Map<String, String> REASONS =
      Map.of(
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
