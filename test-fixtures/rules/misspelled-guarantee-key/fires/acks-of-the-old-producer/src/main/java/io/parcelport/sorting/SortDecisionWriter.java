package io.parcelport.sorting;

import java.util.Properties;
import org.apache.kafka.clients.producer.KafkaProducer;
import org.apache.kafka.clients.producer.ProducerRecord;

class SortDecisionWriter {

  private final KafkaProducer<String, String> producer;

  SortDecisionWriter(String servers) {
    producer = new KafkaProducer<>(settings(servers));
  }

  private static Properties settings(String servers) {
    Properties settings = new Properties();
    settings.setProperty("bootstrap.servers", servers);
    settings.setProperty(
        "key.serializer", "org.apache.kafka.common.serialization.StringSerializer");
    settings.setProperty(
        "value.serializer", "org.apache.kafka.common.serialization.StringSerializer");
    settings.setProperty("request.required.acks", "-1"); // expect: misspelled-guarantee-key
    settings.setProperty("compression.type", "gzip");
    return settings;
  }

  void decide(String parcel, String state) {
    producer.send(
        new ProducerRecord<>("sort-decisions", parcel, state),
        (metadata, failure) -> {
          if (failure != null) {
            throw new IllegalStateException("Not sent: " + parcel, failure);
          }
        });
  }

  void stop() {
    producer.close();
  }
}
