package com.greencart.basket;

import java.util.Properties;
import org.apache.kafka.clients.producer.KafkaProducer;
import org.apache.kafka.clients.producer.Producer;
import org.apache.kafka.common.serialization.StringSerializer;

final class BasketProducer {

  private static volatile Producer<String, String> instance;

  private BasketProducer() {}

  static Producer<String, String> get() {
    Producer<String, String> current = instance;
    if (current == null) {
      synchronized (BasketProducer.class) {
        current = instance;
        if (current == null) {
          current = create();
          instance = current;
        }
      }
    }
    return current;
  }

  private static Producer<String, String> create() {
    Properties config = new Properties();
    config.put("bootstrap.servers", System.getenv("KAFKA_BROKERS"));
    config.put("transactional.id", "basket"); // expect: hardcoded-transactional-id
    var producer = new KafkaProducer<>(config, new StringSerializer(), new StringSerializer());
    producer.initTransactions();
    return producer;
  }
}
