package dev.eoslint.analyzer.dialect.kafka;

import dev.eoslint.analyzer.dialect.facts.ScopeSighting;
import dev.eoslint.analyzer.java.value.Status;
import dev.eoslint.analyzer.model.Site;
import java.util.List;

/** The protocol states of clients that analysis follows. */
public sealed interface ClientStatus extends Status {

  /** A producer without an open transaction, or a consumer that has not polled. */
  record Idle() implements ClientStatus {}

  /**
   * A producer in a transaction ({@code TransactionManager.State.IN_TRANSACTION}).
   *
   * @param scope the transaction
   * @param loops the loops around its begin
   * @param detachments on which thread it was begun
   */
  record Open(ScopeSighting scope, List<Site> loops, int detachments) implements ClientStatus {
    public Open {
      loops = List.copyOf(loops);
    }
  }

  /**
   * A consumer that has polled records.
   *
   * @param site the poll
   * @param loops the loops around the poll
   * @param detachments on which thread it polled
   */
  record Polled(Site site, List<Site> loops, int detachments) implements ClientStatus {
    public Polled {
      loops = List.copyOf(loops);
    }
  }

  /** A client after {@code close}. */
  record Closed() implements ClientStatus {}
}
