package com.tollgate.ledger;

import com.tollgate.ledger.db.Session;
import org.apache.kafka.clients.consumer.ConsumerRecord;

public final class LedgerProjection {

  private final Session session;

  public LedgerProjection(Session session) {
    this.session = session;
  }

  public void apply(ConsumerRecord<String, Long> booking) {
    try {
      session.beginTransaction();
      session.store(booking.key(), booking.value());
      session.commitTransaction();
    } catch (RuntimeException e) {
      session.abortTransaction();
      throw e;
    }
  }
}
