package fr.lavande.harvest;

import java.time.Duration;
import java.util.Map;
import org.apache.kafka.clients.producer.KafkaProducer;
import org.apache.kafka.clients.producer.ProducerConfig;
import org.apache.kafka.clients.producer.ProducerRecord;
import org.apache.kafka.common.serialization.StringSerializer;

public class HarvestFeed {

  private final KafkaProducer<String, String> producer;

  public HarvestFeed(String servers) {
    this.producer =
        new KafkaProducer<>(
            Map.of(
                ProducerConfig.BOOTSTRAP_SERVERS_CONFIG, servers,
                "acknowledgements", "all"), // expect: misspelled-guarantee-key
            new StringSerializer(),
            new StringSerializer());
  }

  public void report(String field, String state) {
    producer.send(
        new ProducerRecord<>("harvests", field, state),
        (metadata, failure) -> {
          if (failure != null) {
            throw new IllegalStateException("Not sent: " + field, failure);
          }
        });
  }

  public void close() {
    producer.close(Duration.ofSeconds(20));
  }
}
