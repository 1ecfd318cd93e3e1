package dev.eoslint.analyzer.dialect.kafka;

import dev.eoslint.analyzer.dialect.facts.ScopeSighting;
import dev.eoslint.analyzer.model.Site;
import java.util.Optional;

/**
 * What happened to polled records.
 *
 * @param transaction the transaction that processes them
 * @param outcome what became of that transaction
 * @param committed a commit of the consumer itself
 * @param aborted the abort after which the consumer stands behind records that must be read again
 * @param rewound the abort after which the consumer was set back
 * @param positioned whether the consumer was set to a position since the poll
 * @param leftEarly the loop that sends results of them, when it was left before its end
 */
public record Round(
    Optional<ScopeSighting> transaction,
    Outcome outcome,
    Optional<Site> committed,
    Optional<Site> aborted,
    Optional<Site> rewound,
    boolean positioned,
    Optional<Site> leftEarly) {

  /** What became of a transaction. */
  enum Outcome {
    OPEN,
    COMMITTED,
    ABORTED
  }

  static Round fresh() {
    return new Round(
        Optional.empty(),
        Outcome.OPEN,
        Optional.empty(),
        Optional.empty(),
        Optional.empty(),
        false,
        Optional.empty());
  }

  Round in(ScopeSighting scope) {
    return new Round(
        Optional.of(scope), Outcome.OPEN, committed, aborted, rewound, positioned, leftEarly);
  }

  Round committedAt(Site site) {
    return new Round(
        transaction, outcome, Optional.of(site), aborted, rewound, positioned, leftEarly);
  }

  /** A consumer that was set back already stands where it should. */
  Round abortedAt(Site site) {
    Optional<Site> abort = Optional.of(site);
    return new Round(
        transaction,
        Outcome.ABORTED,
        committed,
        positioned ? Optional.empty() : abort,
        positioned ? abort : Optional.empty(),
        positioned,
        leftEarly);
  }

  Round succeeded() {
    return new Round(
        transaction,
        Outcome.COMMITTED,
        committed,
        Optional.empty(),
        rewound,
        positioned,
        leftEarly);
  }

  /** The close of the producer aborts the transaction. */
  Round closed() {
    return new Round(
        transaction, Outcome.ABORTED, committed, aborted, rewound, positioned, leftEarly);
  }

  Round setBack() {
    return new Round(
        transaction,
        outcome,
        committed,
        Optional.empty(),
        aborted.isPresent() ? aborted : rewound,
        true,
        Optional.empty());
  }

  Round leftAt(Site loop) {
    return new Round(
        transaction, outcome, committed, aborted, rewound, positioned, Optional.of(loop));
  }

  /** Returns the transaction that certainly or perhaps does not commit what was polled. */
  Optional<ScopeSighting> uncommitted() {
    return transaction.filter(scope -> outcome != Outcome.COMMITTED && !positioned);
  }
}
