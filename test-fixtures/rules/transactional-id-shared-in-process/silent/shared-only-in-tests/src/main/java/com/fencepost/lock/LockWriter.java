package com.fencepost.lock;

import java.util.Properties;
import org.apache.kafka.clients.producer.KafkaProducer;
import org.apache.kafka.clients.producer.Producer;

public class LockWriter {

  private final Producer<String, String> producer;

  public LockWriter(Properties connection, int ordinal) {
    Properties config = new Properties();
    config.putAll(connection);
    config.put("transactional.id", "lock-writer-" + ordinal);
    producer = new KafkaProducer<>(config);
  }

  public void takeOver() {
    producer.initTransactions();
  }
}
