package uk.fenland.drainage;

import java.time.Duration;
import java.util.Map;
import org.apache.kafka.clients.producer.KafkaProducer;
import org.apache.kafka.clients.producer.ProducerConfig;
import org.apache.kafka.clients.producer.ProducerRecord;
import org.apache.kafka.common.KafkaException;
import org.apache.kafka.common.serialization.StringSerializer;

public class GateOpeningFeed {

  private final KafkaProducer<String, String> producer;

  public GateOpeningFeed(String servers) {
    this.producer =
        new KafkaProducer<>(
            Map.of(
                ProducerConfig.BOOTSTRAP_SERVERS_CONFIG, servers,
                ProducerConfig.TRANSACTIONAL_ID_CONFIG, "gate-openings-" + System.getenv("POD_NAME"),
                ProducerConfig.CLIENT_ID_CONFIG, ""),
            new StringSerializer(),
            new StringSerializer());
    producer.initTransactions();
  }

  public void open(String gate, String state) {
    producer.beginTransaction();
    try {
      producer.send(new ProducerRecord<>("gate-openings", gate, state));
      producer.send(new ProducerRecord<>("gate-openings-audit", gate, state));
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
