package com.stageprop.rental;

import java.util.HashMap;
import java.util.Map;
import org.apache.kafka.clients.producer.KafkaProducer;
import org.apache.kafka.clients.producer.Producer;
import org.apache.kafka.clients.producer.ProducerConfig;
import org.apache.kafka.clients.producer.ProducerRecord;
import org.apache.kafka.common.serialization.StringSerializer;

public final class PropRentalPublisher implements AutoCloseable {

  private final Producer<String, String> producer;

  public PropRentalPublisher(String servers) {
    Map<String, Object> config = new HashMap<>();
    config.put(ProducerConfig.BOOTSTRAP_SERVERS_CONFIG, servers);
    config.put(ProducerConfig.ENABLE_IDEMPOTENCE_CONFIG, false);
    producer = new KafkaProducer<>(config, new StringSerializer(), new StringSerializer());
  }

  public void rent(String prop, String state) {
    producer.send(
        new ProducerRecord<>("pump-heartbeats", prop, state),
        (metadata, failure) -> {
          if (failure != null) {
            throw new IllegalStateException("Not sent: " + prop, failure);
          }
        });
  }

  @Override
  public void close() {
    producer.close();
  }
}
