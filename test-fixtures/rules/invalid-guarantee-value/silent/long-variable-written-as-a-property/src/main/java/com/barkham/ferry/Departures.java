package com.barkham.ferry;

import java.util.Properties;
import org.apache.kafka.clients.producer.KafkaProducer;
import org.apache.kafka.clients.producer.ProducerConfig;
import org.apache.kafka.common.serialization.StringSerializer;

final class Departures {

  private static final long TIMEOUT = 200_000L;

  private final KafkaProducer<String, String> producer;

  Departures(String servers) {
    Properties config = new Properties();
    config.setProperty(ProducerConfig.BOOTSTRAP_SERVERS_CONFIG, servers);
    config.setProperty(ProducerConfig.DELIVERY_TIMEOUT_MS_CONFIG, Long.toString(TIMEOUT));
    producer = new KafkaProducer<>(config, new StringSerializer(), new StringSerializer());
  }

  void stop() {
    producer.close();
  }
}
