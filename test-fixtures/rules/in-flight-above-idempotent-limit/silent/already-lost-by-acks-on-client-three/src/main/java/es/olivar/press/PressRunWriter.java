package es.olivar.press;

import java.util.Properties;
import org.apache.kafka.clients.producer.KafkaProducer;
import org.apache.kafka.clients.producer.ProducerRecord;

class PressRunWriter {

  private final KafkaProducer<String, String> producer;

  PressRunWriter(String servers) {
    producer = new KafkaProducer<>(settings(servers));
  }

  private static Properties settings(String servers) {
    Properties settings = new Properties();
    settings.setProperty("bootstrap.servers", servers);
    settings.setProperty(
        "key.serializer", "org.apache.kafka.common.serialization.StringSerializer");
    settings.setProperty(
        "value.serializer", "org.apache.kafka.common.serialization.StringSerializer");
    settings.setProperty("acks", "1"); // expect: acks-not-all
    settings.setProperty("max.in.flight.requests.per.connection", "10");
    return settings;
  }

  void start(String press, String state) {
    producer.send(
        new ProducerRecord<>("press-runs", press, state),
        (metadata, failure) -> {
          if (failure != null) {
            throw new IllegalStateException("Not sent: " + press, failure);
          }
        });
  }

  void stop() {
    producer.close();
  }
}
