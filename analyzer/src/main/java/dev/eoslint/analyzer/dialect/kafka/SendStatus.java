package dev.eoslint.analyzer.dialect.kafka;

import dev.eoslint.analyzer.java.value.Status;
import dev.eoslint.analyzer.model.CallStep;
import dev.eoslint.analyzer.model.Site;
import java.util.List;

/** What the code knows of the outcome of a send. Belongs to the future that {@code send} gave. */
sealed interface SendStatus extends Status {

  /** Nothing. */
  record Pending() implements SendStatus {
    @Override
    public Status afterUnseenUse() {
      return new Unseen();
    }
  }

  /** The record is written: the wait for it returned. */
  record Written() implements SendStatus {}

  /**
   * The send failed, and nothing tells whether the record is written all the same.
   *
   * @param shown the wait or the callback that showed it
   */
  record Failed(Site shown) implements SendStatus {
    @Override
    public Status whenPerhapsToldApart() {
      return new Unseen();
    }

    @Override
    public Status afterUnseenUse() {
      return new Unseen();
    }
  }

  /**
   * The result of a send in a transaction that nothing has looked at.
   *
   * @param send the send
   * @param producer the id of the producer
   * @param path the calls that lead to the send
   * @param discarded whether nothing takes it, so that nothing will look at it
   */
  record Unchecked(Site send, int producer, List<CallStep> path, boolean discarded)
      implements SendStatus {
    public Unchecked {
      path = List.copyOf(path);
    }

    @Override
    public Status whenDiscarded() {
      return new Unchecked(send, producer, path, true);
    }

    @Override
    public Status afterUnseenUse() {
      return new Unseen();
    }
  }

  /** Perhaps more than can be seen. */
  record Unseen() implements SendStatus {}
}
