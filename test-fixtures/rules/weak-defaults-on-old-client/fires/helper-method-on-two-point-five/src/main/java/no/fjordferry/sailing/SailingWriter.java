package no.fjordferry.sailing;

import java.util.Properties;
import org.apache.kafka.clients.producer.KafkaProducer;
import org.apache.kafka.clients.producer.ProducerRecord;

class SailingWriter {

  private final KafkaProducer<String, String> producer;

  SailingWriter(String servers) {
    producer = new KafkaProducer<>(settings(servers));
  }

  private static Properties settings(String servers) {
    Properties settings = new Properties(); // expect: weak-defaults-on-old-client
    settings.setProperty("bootstrap.servers", servers);
    settings.setProperty(
        "key.serializer", "org.apache.kafka.common.serialization.StringSerializer");
    settings.setProperty(
        "value.serializer", "org.apache.kafka.common.serialization.StringSerializer");
    settings.setProperty("retries", "5");
    return settings;
  }

  void announce(String vessel, String state) {
    producer.send(
        new ProducerRecord<>("sailings", vessel, state),
        (metadata, failure) -> {
          if (failure != null) {
            throw new IllegalStateException("Not sent: " + vessel, failure);
          }
        });
  }

  void stop() {
    producer.close();
  }
}
