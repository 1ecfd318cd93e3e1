package no.fjordferry.sailing;

import java.time.Duration;
import java.util.Map;
import org.apache.kafka.clients.producer.KafkaProducer;
import org.apache.kafka.clients.producer.ProducerConfig;
import org.apache.kafka.clients.producer.ProducerRecord;
import org.apache.kafka.common.serialization.StringSerializer;

public class SailingFeed {

  private final KafkaProducer<String, String> producer;

  public SailingFeed(String servers) {
    this.producer =
        new KafkaProducer<>(
            Map.of(
                ProducerConfig.BOOTSTRAP_SERVERS_CONFIG, servers,
                ProducerConfig.DELIVERY_TIMEOUT_MS_CONFIG, 30_000),
            new StringSerializer(),
            new StringSerializer());
  }

  public void announce(String vessel, String state) {
    producer.send(
        new ProducerRecord<>("sailings", vessel, state),
        (metadata, failure) -> {
          if (failure != null) {
            throw new IllegalStateException("Not sent: " + vessel, failure);
          }
        });
  }

  public void close() {
    producer.close(Duration.ofSeconds(20));
  }
}
