package com.thornfield.oaks;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.apache.kafka.clients.producer.KafkaProducer;
import org.apache.kafka.clients.producer.Producer;
import org.apache.kafka.clients.producer.ProducerConfig;
import org.apache.kafka.clients.producer.ProducerRecord;
import org.apache.kafka.common.KafkaException;
import org.apache.kafka.common.serialization.StringSerializer;

public final class OakRegister {

  private final Producer<String, String> producer;

  public OakRegister(String brokers) {
    Map<String, Object> config = new HashMap<>();
    config.put(ProducerConfig.BOOTSTRAP_SERVERS_CONFIG, brokers);
    config.put(ProducerConfig.TRANSACTIONAL_ID_CONFIG, "oaks-" + System.getenv("POD_NAME"));
    producer = new KafkaProducer<>(config, new StringSerializer(), new StringSerializer());
    producer.initTransactions();
  }

  public void register(String parish, List<String> oaks) {
    try {
      producer.beginTransaction();
      for (String oak : oaks) {
        producer.send(new ProducerRecord<>("oaks", parish, oak));
      }
      producer.commitTransaction();
    } catch (KafkaException e) {
      producer.close();
      throw e;
    }
  }
}
