package com.quayside.berth;

import java.util.Map;
import java.util.TreeMap;
import org.apache.kafka.clients.producer.KafkaProducer;
import org.apache.kafka.clients.producer.ProducerConfig;
import org.apache.kafka.clients.producer.ProducerRecord;
import org.apache.kafka.common.serialization.StringSerializer;

final class PlanWriter implements BerthIds {

  private final KafkaProducer<String, String> producer;

  PlanWriter(Map<String, Object> connection) {
    Map<String, Object> config = new TreeMap<>(connection);
    config.put(ProducerConfig.TRANSACTIONAL_ID_CONFIG, PLAN_WRITER);
    producer = new KafkaProducer<>(config, new StringSerializer(), new StringSerializer());
    producer.initTransactions();
  }

  void write(String berth, Map<String, String> shipsBySlot) {
    producer.beginTransaction();
    shipsBySlot.forEach(
        (slot, ship) -> producer.send(new ProducerRecord<>("port.berths", berth + slot, ship)));
    producer.commitTransaction();
  }
}
