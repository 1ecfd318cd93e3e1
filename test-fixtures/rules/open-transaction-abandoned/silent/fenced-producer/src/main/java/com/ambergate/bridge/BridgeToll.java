package com.ambergate.bridge;

import java.time.Duration;
import java.util.HashMap;
import java.util.Map;
import org.apache.kafka.clients.producer.KafkaProducer;
import org.apache.kafka.clients.producer.Producer;
import org.apache.kafka.clients.producer.ProducerConfig;
import org.apache.kafka.clients.producer.ProducerRecord;
import org.apache.kafka.common.KafkaException;
import org.apache.kafka.common.errors.ProducerFencedException;
import org.apache.kafka.common.serialization.StringSerializer;

public final class BridgeToll {

  private final Producer<String, String> producer;

  public BridgeToll(String brokers) {
    Map<String, Object> config = new HashMap<>();
    config.put(ProducerConfig.BOOTSTRAP_SERVERS_CONFIG, brokers);
    config.put(ProducerConfig.TRANSACTIONAL_ID_CONFIG, "bridge-toll-" + System.getenv("POD_NAME"));
    producer = new KafkaProducer<>(config, new StringSerializer(), new StringSerializer());
    producer.initTransactions();
  }

  public void passed(String car, String cents) {
    try {
      producer.beginTransaction();
      producer.send(new ProducerRecord<>("passages", car, "PASSED"));
      producer.send(new ProducerRecord<>("tolls", car, cents));
      producer.commitTransaction();
    } catch (ProducerFencedException e) {
      producer.close(Duration.ZERO);
      throw e;
    } catch (KafkaException e) {
      producer.close(Duration.ofSeconds(10));
      throw e;
    }
  }
}
