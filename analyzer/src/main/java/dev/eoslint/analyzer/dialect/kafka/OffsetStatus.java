package dev.eoslint.analyzer.dialect.kafka;

import dev.eoslint.analyzer.java.value.Status;
import dev.eoslint.analyzer.model.Site;

/** What is known of offset metadata. */
sealed interface OffsetStatus extends Status {

  /** Offset metadata that holds the offset of the last record instead of the next one. */
  record LastOffset(Site creation) implements OffsetStatus {
    @Override
    public Status afterUnseenUse() {
      return new Unseen();
    }
  }

  /**
   * Offset metadata of a position of the consumer, which lies behind all polled records.
   *
   * @param creation what makes it
   */
  record PositionOffset(Site creation) implements OffsetStatus {
    @Override
    public Status afterUnseenUse() {
      return new Unseen();
    }
  }

  /**
   * Offset metadata with an offset that lies more than one behind that of a record.
   *
   * @param creation what makes it
   */
  record SkippingOffset(Site creation) implements OffsetStatus {
    @Override
    public Status afterUnseenUse() {
      return new Unseen();
    }
  }

  /** Perhaps more than can be seen. */
  record Unseen() implements OffsetStatus {}
}
