package org.openshelter.bed;

import java.util.Properties;
import org.apache.kafka.clients.producer.KafkaProducer;
import org.apache.kafka.clients.producer.ProducerRecord;

class BedStayWriter {

  private final KafkaProducer<String, String> producer;

  BedStayWriter(String servers) {
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
    settings.setProperty("retries", "0"); // expect: idempotence-config-conflict
    return settings;
  }

  void assign(String bed, String state) {
    producer.send(
        new ProducerRecord<>("bed-stays", bed, state),
        (metadata, failure) -> {
          if (failure != null) {
            throw new IllegalStateException("Not sent: " + bed, failure);
          }
        });
  }

  void stop() {
    producer.close();
  }
}
