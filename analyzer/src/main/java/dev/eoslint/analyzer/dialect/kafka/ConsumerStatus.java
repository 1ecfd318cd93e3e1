package dev.eoslint.analyzer.dialect.kafka;

import dev.eoslint.analyzer.java.value.Status;
import dev.eoslint.analyzer.model.Site;
import java.util.List;

/** The protocol states of consumers. */
public sealed interface ConsumerStatus extends Status {

  /** Who decides which partitions a consumer reads. */
  enum Subscription {
    UNSEEN,
    /** The group, since the consumer subscribes. */
    GROUP,
    /** The code, which assigns them or sets positions. */
    CODE
  }

  /** A consumer that has not polled. */
  record Idle(Subscription subscription) implements ConsumerStatus {}

  /**
   * A consumer that has polled records.
   *
   * @param site the poll
   * @param loops the loops around the poll
   * @param detachments on which thread it polled
   * @param subscription who decides which partitions it reads
   * @param round what happened since
   */
  record Polled(
      Site site, List<Site> loops, int detachments, Subscription subscription, Round round)
      implements ConsumerStatus {
    public Polled {
      loops = List.copyOf(loops);
    }

    Polled with(Round other) {
      return new Polled(site, loops, detachments, subscription, other);
    }

    @Override
    public Status afterUnseenUse() {
      return with(round.setBack());
    }
  }
}
