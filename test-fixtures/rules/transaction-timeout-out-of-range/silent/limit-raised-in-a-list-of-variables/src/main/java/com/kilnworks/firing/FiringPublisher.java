package com.kilnworks.firing;

import java.util.HashMap;
import java.util.Map;
import org.apache.kafka.clients.producer.KafkaProducer;
import org.apache.kafka.clients.producer.Producer;
import org.apache.kafka.clients.producer.ProducerConfig;
import org.apache.kafka.clients.producer.ProducerRecord;
import org.apache.kafka.common.KafkaException;
import org.apache.kafka.common.serialization.StringSerializer;

public final class FiringPublisher implements AutoCloseable {

  private final Producer<String, String> producer;

  public FiringPublisher(String servers) {
    Map<String, Object> config = new HashMap<>();
    config.put(ProducerConfig.BOOTSTRAP_SERVERS_CONFIG, servers);
    config.put(ProducerConfig.TRANSACTIONAL_ID_CONFIG, "firings-" + System.getenv("POD_NAME"));
    config.put(ProducerConfig.TRANSACTION_TIMEOUT_CONFIG, 1_000_000); // expect: transaction-timeout-too-long
    producer = new KafkaProducer<>(config, new StringSerializer(), new StringSerializer());
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

  @Override
  public void close() {
    producer.close();
  }
}
