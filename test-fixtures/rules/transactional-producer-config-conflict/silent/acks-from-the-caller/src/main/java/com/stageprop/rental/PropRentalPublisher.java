package com.stageprop.rental;

import java.util.HashMap;
import java.util.Map;
import org.apache.kafka.clients.producer.KafkaProducer;
import org.apache.kafka.clients.producer.Producer;
import org.apache.kafka.clients.producer.ProducerConfig;
import org.apache.kafka.clients.producer.ProducerRecord;
import org.apache.kafka.common.KafkaException;
import org.apache.kafka.common.serialization.StringSerializer;

public final class PropRentalPublisher implements AutoCloseable {

  private final Producer<String, String> producer;

  public PropRentalPublisher(String servers) {
    Map<String, Object> config = new HashMap<>();
    config.put(ProducerConfig.BOOTSTRAP_SERVERS_CONFIG, servers);
    config.put(ProducerConfig.TRANSACTIONAL_ID_CONFIG, "prop-rentals-" + System.getenv("POD_NAME"));
    config.put(ProducerConfig.ACKS_CONFIG, System.getProperty("kafka.acks"));
    producer = new KafkaProducer<>(config, new StringSerializer(), new StringSerializer());
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

  @Override
  public void close() {
    producer.close();
  }
}
