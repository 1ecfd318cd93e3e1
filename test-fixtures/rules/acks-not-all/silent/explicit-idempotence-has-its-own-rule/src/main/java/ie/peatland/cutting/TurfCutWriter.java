package ie.peatland.cutting;

import java.util.Properties;
import org.apache.kafka.clients.producer.KafkaProducer;
import org.apache.kafka.clients.producer.ProducerRecord;

class TurfCutWriter {

  private final KafkaProducer<String, String> producer;

  TurfCutWriter(String servers) {
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
    settings.setProperty("acks", "1"); // expect: idempotence-config-conflict
    return settings;
  }

  void cut(String plot, String state) {
    producer.send(
        new ProducerRecord<>("turf-cuts", plot, state),
        (metadata, failure) -> {
          if (failure != null) {
            throw new IllegalStateException("Not sent: " + plot, failure);
          }
        });
  }

  void stop() {
    producer.close();
  }
}
