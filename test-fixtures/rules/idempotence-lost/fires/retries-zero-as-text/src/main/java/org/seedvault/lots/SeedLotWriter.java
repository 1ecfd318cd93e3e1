package org.seedvault.lots;

import java.util.Properties;
import org.apache.kafka.clients.producer.KafkaProducer;
import org.apache.kafka.clients.producer.ProducerRecord;

class SeedLotWriter {

  private final KafkaProducer<String, String> producer;

  SeedLotWriter(String servers) {
    producer = new KafkaProducer<>(settings(servers));
  }

  private static Properties settings(String servers) {
    Properties settings = new Properties();
    settings.setProperty("bootstrap.servers", servers);
    settings.setProperty(
        "key.serializer", "org.apache.kafka.common.serialization.StringSerializer");
    settings.setProperty(
        "value.serializer", "org.apache.kafka.common.serialization.StringSerializer");
    settings.setProperty("acks", "all");
    settings.setProperty("retries", "0"); // expect: idempotence-lost
    return settings;
  }

  void register(String lot, String state) {
    producer.send(
        new ProducerRecord<>("seed-lots", lot, state),
        (metadata, failure) -> {
          if (failure != null) {
            throw new IllegalStateException("Not sent: " + lot, failure);
          }
        });
  }

  void stop() {
    producer.close();
  }
}
