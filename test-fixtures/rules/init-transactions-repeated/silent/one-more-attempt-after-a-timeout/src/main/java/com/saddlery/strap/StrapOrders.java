package com.saddlery.strap;

import java.util.Properties;
import org.apache.kafka.clients.producer.KafkaProducer;
import org.apache.kafka.clients.producer.ProducerRecord;
import org.apache.kafka.common.errors.TimeoutException;
import org.apache.kafka.common.serialization.StringSerializer;

public final class StrapOrders {

  public static void main(String[] straps) {
    Properties settings = new Properties();
    settings.setProperty("bootstrap.servers", System.getenv("KAFKA_BROKERS"));
    settings.setProperty("transactional.id", "strap-orders-" + System.getenv("HOSTNAME"));
    try (var producer = new KafkaProducer<>(settings, new StringSerializer(), new StringSerializer())) {
      try {
        producer.initTransactions();
      } catch (TimeoutException e) {
        producer.initTransactions();
      }
      producer.beginTransaction();
      for (String strap : straps) {
        producer.send(new ProducerRecord<>("straps", strap, "ORDERED"));
      }
      producer.commitTransaction();
    }
  }
}
