package com.acme.orders;

import java.util.Properties;
import org.apache.kafka.clients.producer.KafkaProducer;
import org.apache.kafka.clients.producer.ProducerConfig;
import org.apache.kafka.clients.producer.ProducerRecord;
import org.apache.kafka.common.serialization.StringSerializer;

public final class OrderRelay implements AutoCloseable {

  private final KafkaProducer<String, String> producer;

  public OrderRelay() {
    Properties config = new Properties();
    config.put(ProducerConfig.BOOTSTRAP_SERVERS_CONFIG, System.getenv("KAFKA_BOOTSTRAP_SERVERS"));
    config.put(ProducerConfig.TRANSACTIONAL_ID_CONFIG, "order-relay-" + System.getenv("POD_NAME"));
    // expect: transaction-timeout-too-long
    config.put(ProducerConfig.TRANSACTION_TIMEOUT_CONFIG, 300000);
    producer = new KafkaProducer<>(config, new StringSerializer(), new StringSerializer());
    producer.initTransactions();
  }

  public void acceptOrders(String key, Iterable<String> payloads) {
    producer.beginTransaction();
    payloads.forEach(payload -> producer.send(new ProducerRecord<>("orders.accepted", key, payload)));
    producer.commitTransaction();
  }

  @Override
  public void close() {
    producer.close();
  }
}
