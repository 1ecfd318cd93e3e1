package fr.lavande.harvest;

import java.util.Properties;
import org.apache.kafka.clients.producer.KafkaProducer;
import org.apache.kafka.clients.producer.ProducerRecord;

class HarvestWriter {

  private final KafkaProducer<String, String> producer;

  HarvestWriter(String servers) {
    producer = new KafkaProducer<>(settings(servers));
  }

  private static Properties settings(String servers) {
    Properties settings = new Properties();
    settings.setProperty("bootstrap.servers", servers);
    settings.setProperty(
        "key.serializer", "org.apache.kafka.common.serialization.StringSerializer");
    settings.setProperty(
        "value.serializer", "org.apache.kafka.common.serialization.StringSerializer");
    settings.setProperty("acks", "2"); // expect: invalid-guarantee-value
    return settings;
  }

  void report(String field, String state) {
    producer.send(
        new ProducerRecord<>("harvests", field, state),
        (metadata, failure) -> {
          if (failure != null) {
            throw new IllegalStateException("Not sent: " + field, failure);
          }
        });
  }

  void stop() {
    producer.close();
  }
}
