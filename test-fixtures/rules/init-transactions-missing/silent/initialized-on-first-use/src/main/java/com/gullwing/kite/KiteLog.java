package com.gullwing.kite;

import java.util.HashMap;
import java.util.Map;
import org.apache.kafka.clients.producer.KafkaProducer;
import org.apache.kafka.clients.producer.Producer;
import org.apache.kafka.clients.producer.ProducerRecord;
import org.apache.kafka.common.serialization.StringSerializer;

public final class KiteLog {

  private final Producer<String, String> producer;
  private boolean initialized;

  public KiteLog(String brokers) {
    Map<String, Object> config = new HashMap<>();
    config.put("bootstrap.servers", brokers);
    config.put("transactional.id", "kite-log-" + System.getenv("POD_NAME"));
    producer = new KafkaProducer<>(config, new StringSerializer(), new StringSerializer());
  }

  public synchronized void landed(String kite, String pilot) {
    ensureInitialized();
    try {
      producer.beginTransaction();
      producer.send(new ProducerRecord<>("kites.landed", kite, pilot));
      producer.send(new ProducerRecord<>("pilots.free", pilot, kite));
      producer.commitTransaction();
    } catch (RuntimeException e) {
      producer.close();
      throw e;
    }
  }

  private void ensureInitialized() {
    if (initialized) {
      return;
    }
    producer.initTransactions();
    initialized = true;
  }
}
