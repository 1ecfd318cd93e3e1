package com.acme.ledger;

import java.util.Properties;
import org.apache.kafka.clients.producer.KafkaProducer;
import org.apache.kafka.clients.producer.ProducerRecord;

/** A producer of the pool. */
final class PooledProducer implements AutoCloseable {
  private final KafkaProducer<String, String> producer;

  PooledProducer(String servers, int slot) {
    Properties config = new Properties();
    config.put("bootstrap.servers", servers);
    config.put("transactional.id", "ledger-" + System.getenv("HOSTNAME") + "-" + slot);
    this.producer = new KafkaProducer<>(config);
  }

  void init() {
    producer.initTransactions();
  }

  void begin() {
    producer.beginTransaction();
  }

  void send(String text) {
    producer.send(new ProducerRecord<>("ledger", text));
  }

  void commit() {
    producer.commitTransaction();
  }

  @Override
  public void close() {
    producer.close();
  }
}
