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
                ProducerConfig.ENABLE_IDEMPOTENCE_CONFIG, true,
                ProducerConfig.MAX_IN_FLIGHT_REQUESTS_PER_CONNECTION, 10), // expect: in-flight-above-idempotent-limit
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
