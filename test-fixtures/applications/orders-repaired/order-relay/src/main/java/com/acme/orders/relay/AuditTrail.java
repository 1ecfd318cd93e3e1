package com.acme.orders.relay;

import java.util.List;
import java.util.Properties;
import org.apache.kafka.clients.producer.KafkaProducer;
import org.apache.kafka.clients.producer.ProducerConfig;
import org.apache.kafka.clients.producer.ProducerRecord;

/** Keeps a record of what operators do. The entries of one action appear together. */
final class AuditTrail implements AutoCloseable {

  private final KafkaProducer<String, String> producer;

  AuditTrail() {
    Properties settings = KafkaSettings.producer();
    settings.put(
        ProducerConfig.TRANSACTIONAL_ID_CONFIG, KafkaSettings.transactionalId("order-audit"));
    this.producer = new KafkaProducer<>(settings);
    this.producer.initTransactions();
  }

  void record(String operator, List<String> entries) {
    producer.beginTransaction();
    for (String entry : entries) {
      producer.send(new ProducerRecord<>(KafkaSettings.AUDIT_TRAIL, operator, entry));
    }
    producer.commitTransaction();
  }

  @Override
  public void close() {
    producer.close();
  }
}
