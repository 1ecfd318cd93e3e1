package it.cantina.cask;

import java.time.Duration;
import java.util.Map;
import org.apache.kafka.clients.producer.KafkaProducer;
import org.apache.kafka.clients.producer.ProducerConfig;
import org.apache.kafka.clients.producer.ProducerRecord;
import org.apache.kafka.common.KafkaException;
import org.apache.kafka.common.serialization.StringSerializer;

public class CaskMoveFeed {

  private final KafkaProducer<String, String> producer;

  public CaskMoveFeed(String servers) {
    this.producer =
        new KafkaProducer<>(
            Map.of(
                ProducerConfig.BOOTSTRAP_SERVERS_CONFIG, servers,
                ProducerConfig.TRANSACTIONAL_ID_CONFIG, "cask-moves-" + System.getenv("POD_NAME"),
                ProducerConfig.TRANSACTION_TIMEOUT_CONFIG, 1_800_000), // expect: transaction-timeout-too-long
            new StringSerializer(),
            new StringSerializer());
    producer.initTransactions();
  }

  public void move(String cask, String state) {
    producer.beginTransaction();
    try {
      producer.send(new ProducerRecord<>("cask-moves", cask, state));
      producer.send(new ProducerRecord<>("cask-moves-audit", cask, state));
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
