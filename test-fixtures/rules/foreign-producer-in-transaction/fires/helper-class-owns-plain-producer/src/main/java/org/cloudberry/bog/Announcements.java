package org.cloudberry.bog;

import java.util.Properties;
import org.apache.kafka.clients.producer.KafkaProducer;
import org.apache.kafka.clients.producer.ProducerRecord;
import org.apache.kafka.common.serialization.StringSerializer;

final class Announcements implements AutoCloseable {

  private final KafkaProducer<String, String> producer;

  Announcements(String brokers) {
    Properties config = new Properties();
    config.setProperty("bootstrap.servers", brokers);
    config.setProperty("linger.ms", "20");
    producer = new KafkaProducer<>(config, new StringSerializer(), new StringSerializer());
  }

  void announce(String bog, String text) {
    producer.send(new ProducerRecord<>("bog-announcements", bog, text)); // expect: foreign-producer-in-transaction, unchecked-send
  }

  @Override
  public void close() {
    producer.close();
  }
}
