package com.ropeway.ride;

import java.util.HashMap;
import java.util.Map;
import org.apache.kafka.clients.producer.KafkaProducer;
import org.apache.kafka.clients.producer.Producer;
import org.apache.kafka.clients.producer.ProducerConfig;
import org.apache.kafka.clients.producer.ProducerRecord;
import org.apache.kafka.common.serialization.StringSerializer;

public final class CableRideOutput {

  private final Producer<String, String> producer;

  /** The caller may have decided on idempotence. */
  public CableRideOutput(Map<String, Object> base) {
    Map<String, Object> config = new HashMap<>(base);
    config.put(ProducerConfig.RETRIES_CONFIG, 0);
    producer = new KafkaProducer<>(config, new StringSerializer(), new StringSerializer());
  }

  public void board(String cabin, String state) throws Exception {
    producer.send(new ProducerRecord<>("cable-rides", cabin, state)).get();
  }
}
