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
    settings.setProperty("max.in.flight.requests.per.connection", "20"); // expect: in-flight-above-idempotent-limit
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
