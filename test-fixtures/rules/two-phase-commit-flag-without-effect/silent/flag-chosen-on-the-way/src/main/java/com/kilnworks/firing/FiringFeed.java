package com.kilnworks.firing;

import java.time.Duration;
import java.util.Map;
import org.apache.kafka.clients.producer.KafkaProducer;
import org.apache.kafka.clients.producer.ProducerConfig;
import org.apache.kafka.clients.producer.ProducerRecord;
import org.apache.kafka.common.KafkaException;
import org.apache.kafka.common.serialization.StringSerializer;

public class FiringFeed {

  private final KafkaProducer<String, String> producer;

  public FiringFeed(String servers) {
    this.producer =
        new KafkaProducer<>(
            Map.of(
                ProducerConfig.BOOTSTRAP_SERVERS_CONFIG, servers,
                ProducerConfig.TRANSACTIONAL_ID_CONFIG, "firings-" + System.getenv("POD_NAME"),
                ProducerConfig.TRANSACTION_TWO_PHASE_COMMIT_ENABLE_CONFIG, Boolean.getBoolean("two.phase") ? "true" : "false"),
            new StringSerializer(),
            new StringSerializer());
    producer.initTransactions();
  }

  public void finish(String kiln, String state) {
    producer.beginTransaction();
    try {
      producer.send(new ProducerRecord<>("firings", kiln, state));
      producer.send(new ProducerRecord<>("firings-audit", kiln, state));
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
