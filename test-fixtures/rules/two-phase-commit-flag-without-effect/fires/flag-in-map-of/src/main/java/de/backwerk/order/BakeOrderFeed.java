package de.backwerk.order;

import java.time.Duration;
import java.util.Map;
import org.apache.kafka.clients.producer.KafkaProducer;
import org.apache.kafka.clients.producer.ProducerConfig;
import org.apache.kafka.clients.producer.ProducerRecord;
import org.apache.kafka.common.KafkaException;
import org.apache.kafka.common.serialization.StringSerializer;

public class BakeOrderFeed {

  private final KafkaProducer<String, String> producer;

  public BakeOrderFeed(String servers) {
    this.producer =
        new KafkaProducer<>(
            Map.of(
                ProducerConfig.BOOTSTRAP_SERVERS_CONFIG, servers,
                ProducerConfig.TRANSACTIONAL_ID_CONFIG, "bake-orders-" + System.getenv("POD_NAME"),
                ProducerConfig.TRANSACTION_TWO_PHASE_COMMIT_ENABLE_CONFIG, true), // expect: two-phase-commit-flag-without-effect
            new StringSerializer(),
            new StringSerializer());
    producer.initTransactions();
  }

  public void place(String branch, String state) {
    producer.beginTransaction();
    try {
      producer.send(new ProducerRecord<>("bake-orders", branch, state));
      producer.send(new ProducerRecord<>("bake-orders-audit", branch, state));
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
