package nl.polderpump.level;

import java.time.Duration;
import java.util.Map;
import org.apache.kafka.clients.producer.KafkaProducer;
import org.apache.kafka.clients.producer.ProducerConfig;
import org.apache.kafka.clients.producer.ProducerRecord;
import org.apache.kafka.common.KafkaException;
import org.apache.kafka.common.serialization.StringSerializer;

public class WaterLevelFeed {

  private final KafkaProducer<String, String> producer;

  public WaterLevelFeed(String servers) {
    this.producer =
        new KafkaProducer<>(
            Map.of(
                ProducerConfig.BOOTSTRAP_SERVERS_CONFIG, servers,
                ProducerConfig.TRANSACTIONAL_ID_CONFIG, "water-levels-" + System.getenv("POD_NAME"),
                ProducerConfig.TRANSACTION_TIMEOUT_CONFIG, "30s"), // expect: invalid-guarantee-value
            new StringSerializer(),
            new StringSerializer());
    producer.initTransactions();
  }

  public void measure(String pump, String state) {
    producer.beginTransaction();
    try {
      producer.send(new ProducerRecord<>("water-levels", pump, state));
      producer.send(new ProducerRecord<>("water-levels-audit", pump, state));
      producer.commitTransaction();
    } catch (KafkaException failure) {
      producer.close();
      throw failure;
    }
  }

  public void close() {
    producer.close(Duration.ofSeconds(20));
  }
}
