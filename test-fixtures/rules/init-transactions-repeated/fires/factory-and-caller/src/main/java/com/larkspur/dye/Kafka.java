package com.larkspur.dye;

import java.util.Properties;
import org.apache.kafka.clients.producer.KafkaProducer;
import org.apache.kafka.common.serialization.StringSerializer;

final class Kafka {

  private Kafka() {}

  static KafkaProducer<String, String> openProducer(String task) {
    Properties config = new Properties();
    config.setProperty("bootstrap.servers", System.getenv("KAFKA_BROKERS"));
    config.setProperty("transactional.id", task + "-" + System.getenv("HOSTNAME"));
    KafkaProducer<String, String> producer =
        new KafkaProducer<>(config, new StringSerializer(), new StringSerializer());
    producer.initTransactions();
    return producer;
  }
}
