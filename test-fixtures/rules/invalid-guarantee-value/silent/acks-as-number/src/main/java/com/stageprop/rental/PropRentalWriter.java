package com.stageprop.rental;

import java.util.Properties;
import org.apache.kafka.clients.producer.KafkaProducer;
import org.apache.kafka.clients.producer.ProducerRecord;

class PropRentalWriter {

  private final KafkaProducer<String, String> producer;

  PropRentalWriter(String servers) {
    producer = new KafkaProducer<>(settings(servers));
  }

  private static Properties settings(String servers) {
    Properties settings = new Properties();
    settings.setProperty("bootstrap.servers", servers);
    settings.setProperty(
        "key.serializer", "org.apache.kafka.common.serialization.StringSerializer");
    settings.setProperty(
        "value.serializer", "org.apache.kafka.common.serialization.StringSerializer");
    settings.setProperty("acks", "-1");
    settings.setProperty("enable.idempotence", "True");
    settings.setProperty("retries", "2147483647");
    return settings;
  }

  void rent(String prop, String state) {
    producer.send(
        new ProducerRecord<>("prop-rentals", prop, state),
        (metadata, failure) -> {
          if (failure != null) {
            throw new IllegalStateException("Not sent: " + prop, failure);
          }
        });
  }

  void stop() {
    producer.close();
  }
}
