package com.copperplate.etch;

import org.apache.kafka.clients.producer.Producer;

final class TransactionGuard {

  private enum Phase {
    IDLE,
    OPEN
  }

  private final Producer<?, ?> producer;
  private Phase phase = Phase.IDLE;

  TransactionGuard(Producer<?, ?> producer) {
    this.producer = producer;
  }

  boolean inTransaction() {
    return phase == Phase.OPEN;
  }

  void begin() {
    producer.beginTransaction();
    phase = Phase.OPEN;
  }

  void commit() {
    producer.commitTransaction();
    phase = Phase.IDLE;
  }

  void abortIfOpen() {
    if (inTransaction()) {
      producer.abortTransaction();
      phase = Phase.IDLE;
    }
  }
}
