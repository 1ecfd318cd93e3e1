package es.olivar.press;

import java.time.Duration;
import java.util.Map;
import org.apache.kafka.clients.producer.KafkaProducer;
import org.apache.kafka.clients.producer.ProducerConfig;
import org.apache.kafka.clients.producer.ProducerRecord;
import org.apache.kafka.common.serialization.StringSerializer;

public class PressRunFeed {

  private final KafkaProducer<String, String> producer;

  public PressRunFeed(String servers) {
    this.producer =
        new KafkaProducer<>(
            Map.of(
                ProducerConfig.BOOTSTRAP_SERVERS_CONFIG, servers,
                ProducerConfig.CLIENT_ID_CONFIG, "access-log",
                ProducerConfig.ACKS_CONFIG, "0"),
            new StringSerializer(),
            new StringSerializer());
  }

  public void start(String press, String state) {
    producer.send(
        new ProducerRecord<>("press-runs", press, state),
        (metadata, failure) -> {
          if (failure != null) {
            throw new IllegalStateException("Not sent: " + press, failure);
          }
        });
  }

  public void close() {
    producer.close(Duration.ofSeconds(20));
  }
}
