package com.acme.ledger;

import java.util.List;
import org.apache.kafka.clients.producer.Producer;
import org.apache.kafka.clients.producer.ProducerRecord;

/** A producer of the pool. */
final class LedgerProducer {
  private final Producer<String, String> producer;

  LedgerProducer(Producer<String, String> producer) {
    this.producer = producer;
    producer.initTransactions();
  }

  void publish(List<String> changes) {
    producer.beginTransaction(); // expect: producer-reused-after-fatal-error
    changes.forEach(change -> producer.send(new ProducerRecord<>("ledger", change)));
    producer.commitTransaction();
  }

  void abort() {
    producer.abortTransaction();
  }
}
