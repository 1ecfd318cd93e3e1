package com.acme.ledger;

import java.util.Properties;
import org.apache.kafka.clients.producer.KafkaProducer;
import org.apache.kafka.clients.producer.ProducerConfig;
import org.apache.kafka.clients.producer.ProducerRecord;
import org.apache.kafka.common.serialization.StringSerializer;

public final class Booker implements AutoCloseable {

  private final KafkaProducer<String, String> producer;

  public Booker() {
    Properties config = new Properties();
    config.put(ProducerConfig.BOOTSTRAP_SERVERS_CONFIG, System.getenv("KAFKA_BOOTSTRAP_SERVERS"));
    config.put(ProducerConfig.TRANSACTIONAL_ID_CONFIG, "booker-" + System.getenv("POD_NAME"));
    config.put(ProducerConfig.TRANSACTION_TIMEOUT_CONFIG, "300000"); // expect: transaction-timeout-out-of-range
    producer = new KafkaProducer<>(config, new StringSerializer(), new StringSerializer());
    producer.initTransactions();
  }

  public void book(String key, Iterable<String> payloads) {
    producer.beginTransaction();
    payloads.forEach(payload -> producer.send(new ProducerRecord<>("bookings", key, payload)));
    producer.commitTransaction();
  }

  @Override
  public void close() {
    producer.close();
  }
}
