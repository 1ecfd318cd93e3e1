package com.sundial.shade;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.apache.kafka.clients.producer.KafkaProducer;
import org.apache.kafka.clients.producer.Producer;
import org.apache.kafka.clients.producer.ProducerConfig;
import org.apache.kafka.clients.producer.ProducerRecord;
import org.apache.kafka.common.serialization.StringSerializer;

public final class ShadeWriter {

  private final Producer<String, String> producer;

  public ShadeWriter(String brokers) {
    Map<String, Object> config = new HashMap<>();
    config.put(ProducerConfig.BOOTSTRAP_SERVERS_CONFIG, brokers);
    config.put(ProducerConfig.TRANSACTIONAL_ID_CONFIG, "shades-" + System.getenv("POD_NAME"));
    producer = new KafkaProducer<>(config, new StringSerializer(), new StringSerializer());
    producer.initTransactions();
  }

  public void write(String sundial, List<String> hours) {
    try {
      producer.beginTransaction();
      boolean complete = sendAll(sundial, hours);
      if (!complete) {
        producer.abortTransaction();
      }
      if (complete) {
        producer.commitTransaction();
      }
    } catch (RuntimeException e) {
      producer.close();
      throw e;
    }
  }

  private boolean sendAll(String sundial, List<String> hours) {
    for (String hour : hours) {
      if (hour.isBlank()) {
        return false;
      }
      producer.send(new ProducerRecord<>("shades", sundial, hour));
    }
    return true;
  }
}
