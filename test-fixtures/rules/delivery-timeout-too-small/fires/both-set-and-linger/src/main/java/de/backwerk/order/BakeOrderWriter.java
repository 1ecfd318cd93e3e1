package de.backwerk.order;

import java.util.Properties;
import org.apache.kafka.clients.producer.KafkaProducer;
import org.apache.kafka.clients.producer.ProducerRecord;

class BakeOrderWriter {

  private final KafkaProducer<String, String> producer;

  BakeOrderWriter(String servers) {
    producer = new KafkaProducer<>(settings(servers));
  }

  private static Properties settings(String servers) {
    Properties settings = new Properties();
    settings.setProperty("bootstrap.servers", servers);
    settings.setProperty(
        "key.serializer", "org.apache.kafka.common.serialization.StringSerializer");
    settings.setProperty(
        "value.serializer", "org.apache.kafka.common.serialization.StringSerializer");
    settings.setProperty("linger.ms", "500");
    settings.setProperty("request.timeout.ms", "15000");
    settings.setProperty("delivery.timeout.ms", "15000"); // expect: delivery-timeout-too-small
    return settings;
  }

  void place(String branch, String state) {
    producer.send(
        new ProducerRecord<>("bake-orders", branch, state),
        (metadata, failure) -> {
          if (failure != null) {
            throw new IllegalStateException("Not sent: " + branch, failure);
          }
        });
  }

  void stop() {
    producer.close();
  }
}
