package com.payloft.refund;

import java.util.Properties;
import org.apache.kafka.clients.producer.KafkaProducer;
import org.apache.kafka.clients.producer.ProducerRecord;

class RefundWriter {

  private final KafkaProducer<String, String> producer;

  RefundWriter(String servers) {
    producer = new KafkaProducer<>(settings(servers));
  }

  private static Properties settings(String servers) {
    Properties settings = new Properties();
    settings.setProperty("bootstrap.servers", servers);
    settings.setProperty(
        "key.serializer", "org.apache.kafka.common.serialization.StringSerializer");
    settings.setProperty(
        "value.serializer", "org.apache.kafka.common.serialization.StringSerializer");
    settings.setProperty("max.in.flight.requests.per.connection", "1");
    settings.setProperty("enable.idempotence", "true");
    return settings;
  }

  void grant(String payment, String state) {
    producer.send(
        new ProducerRecord<>("refunds", payment, state),
        (metadata, failure) -> {
          if (failure != null) {
            throw new IllegalStateException("Not sent: " + payment, failure);
          }
        });
  }

  void stop() {
    producer.close();
  }
}
