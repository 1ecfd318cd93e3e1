package it.cantina.cask;

import java.util.Properties;
import org.apache.kafka.clients.producer.KafkaProducer;
import org.apache.kafka.clients.producer.ProducerRecord;

class CaskMoveWriter {

  private final KafkaProducer<String, String> producer;

  CaskMoveWriter(String servers) {
    producer = new KafkaProducer<>(settings(servers));
  }

  private static Properties settings(String servers) {
    Properties settings = new Properties();
    settings.setProperty("bootstrap.servers", servers);
    settings.setProperty(
        "key.serializer", "org.apache.kafka.common.serialization.StringSerializer");
    settings.setProperty(
        "value.serializer", "org.apache.kafka.common.serialization.StringSerializer");
    settings.setProperty("linger.ms", "0");
    settings.setProperty("request.timeout.ms", "10000");
    settings.setProperty("delivery.timeout.ms", "10000");
    return settings;
  }

  void move(String cask, String state) {
    producer.send(
        new ProducerRecord<>("cask-moves", cask, state),
        (metadata, failure) -> {
          if (failure != null) {
            throw new IllegalStateException("Not sent: " + cask, failure);
          }
        });
  }

  void stop() {
    producer.close();
  }
}
