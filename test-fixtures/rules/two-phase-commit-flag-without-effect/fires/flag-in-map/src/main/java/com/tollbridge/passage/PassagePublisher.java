package com.tollbridge.passage;

import java.util.HashMap;
import java.util.Map;
import org.apache.kafka.clients.producer.KafkaProducer;
import org.apache.kafka.clients.producer.Producer;
import org.apache.kafka.clients.producer.ProducerConfig;
import org.apache.kafka.clients.producer.ProducerRecord;
import org.apache.kafka.common.KafkaException;
import org.apache.kafka.common.serialization.StringSerializer;

public final class PassagePublisher implements AutoCloseable {

  private final Producer<String, String> producer;

  public PassagePublisher(String servers) {
    Map<String, Object> config = new HashMap<>();
    config.put(ProducerConfig.BOOTSTRAP_SERVERS_CONFIG, servers);
    config.put(ProducerConfig.TRANSACTIONAL_ID_CONFIG, "passages-" + System.getenv("POD_NAME"));
    config.put(ProducerConfig.TRANSACTION_TWO_PHASE_COMMIT_ENABLE_CONFIG, true); // expect: two-phase-commit-flag-without-effect
    producer = new KafkaProducer<>(config, new StringSerializer(), new StringSerializer());
    producer.initTransactions();
  }

  public void record(String plate, String state) {
    producer.beginTransaction();
    try {
      producer.send(new ProducerRecord<>("passages", plate, state));
      producer.send(new ProducerRecord<>("passages-audit", plate, state));
      producer.commitTransaction();
    } catch (KafkaException failure) {
      producer.close();
      throw failure;
    }
  }

  @Override
  public void close() {
    producer.close();
  }
}
