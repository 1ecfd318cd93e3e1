package dev.eoslint.analyzer.dialect.kafka;

import dev.eoslint.analyzer.dialect.facts.ScopeSighting;
import dev.eoslint.analyzer.model.Site;
import java.util.Optional;

/**
 * What happened to polled records.
 *
 * @param transaction the transaction that processes them
 * @param committed a commit of the consumer itself
 * @param aborted the abort after which the consumer stands behind records that must be read again
 * @param rewound the abort after which the consumer was set back
 * @param positioned whether the consumer was set to a position since the poll
 * @param leftEarly the loop that sends results of them, when it was left before its end
 */
public record Round(
    Optional<ScopeSighting> transaction,
    Optional<Site> committed,
    Optional<Site> aborted,
    Optional<Site> rewound,
    boolean positioned,
    Optional<Site> leftEarly) {

  static Round fresh() {
    return new Round(
        Optional.empty(),
        Optional.empty(),
        Optional.empty(),
        Optional.empty(),
        false,
        Optional.empty());
  }

  Round in(ScopeSighting scope) {
    return new Round(Optional.of(scope), committed, aborted, rewound, positioned, leftEarly);
  }

  Round committedAt(Site site) {
    return new Round(transaction, Optional.of(site), aborted, rewound, positioned, leftEarly);
  }

  /** A consumer that was set back already stands where it should. */
  Round abortedAt(Site site) {
    return positioned
        ? new Round(transaction, committed, Optional.empty(), Optional.of(site), true, leftEarly)
        : new Round(transaction, committed, Optional.of(site), Optional.empty(), false, leftEarly);
  }

  Round succeeded() {
    return new Round(transaction, committed, Optional.empty(), rewound, positioned, leftEarly);
  }

  Round setBack() {
    return new Round(
        transaction,
        committed,
        Optional.empty(),
        aborted.isPresent() ? aborted : rewound,
        true,
        Optional.empty());
  }

  Round leftAt(Site loop) {
    return new Round(transaction, committed, aborted, rewound, positioned, Optional.of(loop));
  }
}
