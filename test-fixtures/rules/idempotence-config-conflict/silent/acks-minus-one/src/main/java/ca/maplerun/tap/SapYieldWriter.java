package ca.maplerun.tap;

import java.util.Properties;
import org.apache.kafka.clients.producer.KafkaProducer;
import org.apache.kafka.clients.producer.ProducerRecord;

class SapYieldWriter {

  private final KafkaProducer<String, String> producer;

  SapYieldWriter(String servers) {
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
    settings.setProperty("acks", "-1");
    settings.setProperty("retries", "10");
    return settings;
  }

  void enter(String tree, String state) {
    producer.send(
        new ProducerRecord<>("sap-yields", tree, state),
        (metadata, failure) -> {
          if (failure != null) {
            throw new IllegalStateException("Not sent: " + tree, failure);
          }
        });
  }

  void stop() {
    producer.close();
  }
}
