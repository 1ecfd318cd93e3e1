package de.backwerk.order;

import java.time.Duration;
import java.util.Map;
import org.apache.kafka.clients.producer.KafkaProducer;
import org.apache.kafka.clients.producer.ProducerConfig;
import org.apache.kafka.clients.producer.ProducerRecord;
import org.apache.kafka.common.serialization.StringSerializer;

public class BakeOrderFeed {

  private final KafkaProducer<String, String> producer;

  public BakeOrderFeed(String servers) {
    this.producer =
        new KafkaProducer<>(
            Map.of( // expect: weak-defaults-on-old-client
                ProducerConfig.BOOTSTRAP_SERVERS_CONFIG, servers,
                ProducerConfig.CLIENT_ID_CONFIG, "catalogue-feed"),
            new StringSerializer(),
            new StringSerializer());
  }

  public void place(String branch, String state) {
    producer.send(
        new ProducerRecord<>("bake-orders", branch, state),
        (metadata, failure) -> {
          if (failure != null) {
            throw new IllegalStateException("Not sent: " + branch, failure);
          }
        });
  }

  public void close() {
    producer.close(Duration.ofSeconds(20));
  }
}
