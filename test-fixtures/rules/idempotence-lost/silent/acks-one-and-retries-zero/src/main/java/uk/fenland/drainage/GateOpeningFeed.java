package uk.fenland.drainage;

import java.time.Duration;
import java.util.Map;
import org.apache.kafka.clients.producer.KafkaProducer;
import org.apache.kafka.clients.producer.ProducerConfig;
import org.apache.kafka.clients.producer.ProducerRecord;
import org.apache.kafka.common.serialization.StringSerializer;

public class GateOpeningFeed {

  private final KafkaProducer<String, String> producer;

  public GateOpeningFeed(String servers) {
    this.producer =
        new KafkaProducer<>(
            Map.of(
                ProducerConfig.BOOTSTRAP_SERVERS_CONFIG, servers,
                ProducerConfig.ACKS_CONFIG, "1", // expect: acks-not-all
                ProducerConfig.RETRIES_CONFIG, 0),
            new StringSerializer(),
            new StringSerializer());
  }

  public void open(String gate, String state) {
    producer.send(
        new ProducerRecord<>("gate-openings", gate, state),
        (metadata, failure) -> {
          if (failure != null) {
            throw new IllegalStateException("Not sent: " + gate, failure);
          }
        });
  }

  public void close() {
    producer.close(Duration.ofSeconds(20));
  }
}
