package com.kilnworks.firing;

import java.util.Properties;
import org.apache.kafka.clients.producer.KafkaProducer;
import org.apache.kafka.clients.producer.ProducerRecord;

class FiringWriter {

  private final KafkaProducer<String, String> producer;

  FiringWriter(String servers) {
    producer = new KafkaProducer<>(settings(servers));
  }

  private static Properties settings(String servers) {
    Properties settings = new Properties();
    settings.setProperty("bootstrap.servers", servers);
    settings.setProperty(
        "key.serializer", "org.apache.kafka.common.serialization.StringSerializer");
    settings.setProperty(
        "value.serializer", "org.apache.kafka.common.serialization.StringSerializer");
    settings.setProperty("enable.idempotence", "true");
    return settings;
  }

  void finish(String kiln, String state) {
    producer.send(
        new ProducerRecord<>("firings", kiln, state),
        (metadata, failure) -> {
          if (failure != null) {
            throw new IllegalStateException("Not sent: " + kiln, failure);
          }
        });
  }

  void stop() {
    producer.close();
  }
}
