package com.brassbell.clock;

import java.util.Properties;
import org.apache.kafka.clients.producer.KafkaProducer;
import org.apache.kafka.clients.producer.Producer;
import org.apache.kafka.common.serialization.StringSerializer;

final class Producers {

  private Producers() {}

  static Producer<String, String> ready(String id) {
    Properties config = new Properties();
    config.put("bootstrap.servers", System.getenv("KAFKA_BROKERS"));
    config.put("transactional.id", id + "-" + System.getenv("POD_NAME"));
    Producer<String, String> producer =
        new KafkaProducer<>(config, new StringSerializer(), new StringSerializer());
    producer.initTransactions();
    return producer;
  }
}
