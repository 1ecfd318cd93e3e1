package dev.eoslint.rules.broker;

import dev.eoslint.analyzer.rule.Problem;
import dev.eoslint.analyzer.rule.Severity;
import java.util.Optional;

/** Compares how many copies must be in sync with how many there are. */
final class InSync {

  private InSync() {}

  /**
   * Returns what is wrong with {@code inSync}, the number of copies that must be in sync.
   *
   * @param copies how many copies there are
   */
  static Optional<Problem> judge(SharedValue copies, SharedValue inSync) {
    if (copies.number() < 2) {
      return Optional.empty();
    }
    if (inSync.number() == 1) {
      return Optional.of(
          copies.addTo(
              inSync.problem(
                  ("%s, although there are '%d' copies. A producer with 'acks=all' is then"
                          + " answered when a single copy has the record, and a committed"
                          + " transaction is lost with it; set it to '2'.")
                      .formatted(inSync.phrase(), copies.number()))));
    }
    return inSync.number() >= copies.number()
        ? Optional.of(
            copies
                .addTo(
                    inSync.problem(
                        ("%s with '%d' copies. While a single broker is down, no producer with"
                                + " 'acks=all' can write; use one copy more than must be in sync.")
                            .formatted(inSync.phrase(), copies.number())))
                .withSeverity(Severity.INFO))
        : Optional.empty();
  }
}
