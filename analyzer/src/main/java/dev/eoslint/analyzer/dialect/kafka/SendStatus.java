package dev.eoslint.analyzer.dialect.kafka;

import dev.eoslint.analyzer.java.value.Status;
import dev.eoslint.analyzer.model.Site;

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

  /** Perhaps more than can be seen. */
  record Unseen() implements SendStatus {}
}
