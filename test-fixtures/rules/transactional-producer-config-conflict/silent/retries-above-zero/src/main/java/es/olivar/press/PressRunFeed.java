package es.olivar.press;

import java.time.Duration;
import java.util.Map;
import org.apache.kafka.clients.producer.KafkaProducer;
import org.apache.kafka.clients.producer.ProducerConfig;
import org.apache.kafka.clients.producer.ProducerRecord;
import org.apache.kafka.common.KafkaException;
import org.apache.kafka.common.serialization.StringSerializer;

public class PressRunFeed {

  private final KafkaProducer<String, String> producer;

  public PressRunFeed(String servers) {
    this.producer =
        new KafkaProducer<>(
            Map.of(
                ProducerConfig.BOOTSTRAP_SERVERS_CONFIG, servers,
                ProducerConfig.TRANSACTIONAL_ID_CONFIG, "press-runs-" + System.getenv("POD_NAME"),
                ProducerConfig.RETRIES_CONFIG, 3,
                ProducerConfig.DELIVERY_TIMEOUT_MS_CONFIG, 60_000),
            new StringSerializer(),
            new StringSerializer());
    producer.initTransactions();
  }

  public void start(String press, String state) {
    producer.beginTransaction();
    try {
      producer.send(new ProducerRecord<>("press-runs", press, state));
      producer.send(new ProducerRecord<>("press-runs-audit", press, state));
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
