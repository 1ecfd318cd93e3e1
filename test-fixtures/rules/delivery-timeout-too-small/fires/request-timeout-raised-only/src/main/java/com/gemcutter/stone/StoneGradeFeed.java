package com.gemcutter.stone;

import java.time.Duration;
import java.util.Map;
import org.apache.kafka.clients.producer.KafkaProducer;
import org.apache.kafka.clients.producer.ProducerConfig;
import org.apache.kafka.clients.producer.ProducerRecord;
import org.apache.kafka.common.serialization.StringSerializer;

public class StoneGradeFeed {

  private final KafkaProducer<String, String> producer;

  public StoneGradeFeed(String servers) {
    this.producer =
        new KafkaProducer<>(
            Map.of(
                ProducerConfig.BOOTSTRAP_SERVERS_CONFIG, servers,
                ProducerConfig.REQUEST_TIMEOUT_MS_CONFIG, 180_000,
                ProducerConfig.DELIVERY_TIMEOUT_MS_CONFIG, 120_000), // expect: delivery-timeout-too-small
            new StringSerializer(),
            new StringSerializer());
  }

  public void grade(String stone, String state) {
    producer.send(
        new ProducerRecord<>("stone-grades", stone, state),
        (metadata, failure) -> {
          if (failure != null) {
            throw new IllegalStateException("Not sent: " + stone, failure);
          }
        });
  }

  public void close() {
    producer.close(Duration.ofSeconds(20));
  }
}
