package com.stageprop.rental;

import java.time.Duration;
import java.util.Map;
import org.apache.kafka.clients.producer.KafkaProducer;
import org.apache.kafka.clients.producer.ProducerConfig;
import org.apache.kafka.clients.producer.ProducerRecord;
import org.apache.kafka.common.KafkaException;
import org.apache.kafka.common.serialization.StringSerializer;

public class PropRentalFeed {

  private final KafkaProducer<String, String> producer;

  public PropRentalFeed(String servers) {
    this.producer =
        new KafkaProducer<>(
            Map.of(
                ProducerConfig.BOOTSTRAP_SERVERS_CONFIG, servers,
                ProducerConfig.TRANSACTIONAL_ID_CONFIG, "prop-rentals-" + System.getenv("POD_NAME"),
                ProducerConfig.TRANSACTION_TIMEOUT_CONFIG, Boolean.getBoolean("bulk") ? "3600000" : "60000"),
            new StringSerializer(),
            new StringSerializer());
    producer.initTransactions();
  }

  public void rent(String prop, String state) {
    producer.beginTransaction();
    try {
      producer.send(new ProducerRecord<>("prop-rentals", prop, state));
      producer.send(new ProducerRecord<>("prop-rentals-audit", prop, state));
      producer.commitTransaction();
    } catch (KafkaException failure) {
      producer.close();
      throw failure;
    }
  }

  public void close() {
    producer.close(Duration.ofSeconds(20));
  }
}
