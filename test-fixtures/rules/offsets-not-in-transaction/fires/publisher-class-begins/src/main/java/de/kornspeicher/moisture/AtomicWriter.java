package de.kornspeicher.moisture;

import java.util.List;
import org.apache.kafka.clients.producer.Producer;
import org.apache.kafka.clients.producer.ProducerRecord;

/** Writes a list of records so that readers see all of them or none. */
final class AtomicWriter {

  private final Producer<String, String> producer;

  AtomicWriter(Producer<String, String> producer) {
    this.producer = producer;
    producer.initTransactions();
  }

  void write(List<ProducerRecord<String, String>> records) {
    producer.beginTransaction(); // expect: offsets-not-in-transaction
    for (ProducerRecord<String, String> record : records) {
      producer.send(record);
    }
    producer.commitTransaction();
  }
}
