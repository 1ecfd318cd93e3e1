package it.cantina.cask;

import java.time.Duration;
import java.util.Map;
import org.apache.kafka.clients.producer.KafkaProducer;
import org.apache.kafka.clients.producer.ProducerConfig;
import org.apache.kafka.clients.producer.ProducerRecord;
import org.apache.kafka.common.serialization.StringSerializer;

public class CaskMoveFeed {

  private final KafkaProducer<String, String> producer;

  public CaskMoveFeed(String servers) {
    this.producer =
        new KafkaProducer<>(
            Map.of(
                ProducerConfig.BOOTSTRAP_SERVERS_CONFIG, servers,
                ProducerConfig.ENABLE_IDEMPOTENCE_CONFIG, true),
            new StringSerializer(),
            new StringSerializer());
  }

  public void move(String cask, String state) {
    producer.send(
        new ProducerRecord<>("cask-moves", cask, state),
        (metadata, failure) -> {
          if (failure != null) {
            throw new IllegalStateException("Not sent: " + cask, failure);
          }
        });
  }

  public void close() {
    producer.close(Duration.ofSeconds(20));
  }
}
