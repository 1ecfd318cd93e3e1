package com.acme.desk;

import java.util.Properties;
import org.apache.kafka.clients.producer.KafkaProducer;
import org.apache.kafka.clients.producer.ProducerConfig;
import org.apache.kafka.clients.producer.ProducerRecord;
import org.apache.kafka.common.serialization.StringSerializer;

public final class DeskEvents implements AutoCloseable {

  private final KafkaProducer<String, String> producer;

  public DeskEvents() {
    Properties config = new Properties();
    config.put(ProducerConfig.BOOTSTRAP_SERVERS_CONFIG, System.getenv("KAFKA_BOOTSTRAP_SERVERS"));
    config.put(ProducerConfig.TRANSACTIONAL_ID_CONFIG, "desk-" + System.getenv("POD_NAME"));
    producer = new KafkaProducer<>(config, new StringSerializer(), new StringSerializer());
    producer.initTransactions();
  }

  public void acceptOrders(String key, Iterable<String> payloads) {
    producer.beginTransaction();
    payloads.forEach(payload -> producer.send(new ProducerRecord<>("desk.events", key, payload)));
    producer.commitTransaction();
  }

  @Override
  public void close() {
    producer.close();
  }
}
