package com.gemcutter.stone;

import java.util.LinkedHashMap;
import java.util.Map;
import org.apache.kafka.clients.producer.KafkaProducer;
import org.apache.kafka.clients.producer.Producer;
import org.apache.kafka.clients.producer.ProducerConfig;
import org.apache.kafka.clients.producer.ProducerRecord;
import org.apache.kafka.common.KafkaException;
import org.apache.kafka.common.serialization.StringSerializer;

final class StoneGradeOutbox {

  private final Producer<String, String> producer;

  StoneGradeOutbox(String servers) {
    Map<String, Object> config = new LinkedHashMap<>();
    config.put(ProducerConfig.BOOTSTRAP_SERVERS_CONFIG, servers);
    config.put(ProducerConfig.TRANSACTIONAL_ID_CONFIG, "stone-grades-" + System.getenv("POD_NAME"));
    config.put(ProducerConfig.TRANSACTION_TIMEOUT_CONFIG, ProducerSettings.TRANSACTION_TIMEOUT_MS);
    this.producer = new KafkaProducer<>(config, new StringSerializer(), new StringSerializer());
    producer.initTransactions();
  }

  void grade(String stone, String state) {
    producer.beginTransaction();
    try {
      producer.send(new ProducerRecord<>("stone-grades", stone, state));
      producer.send(new ProducerRecord<>("stone-grades-audit", stone, state));
      producer.commitTransaction();
    } catch (KafkaException failure) {
      producer.close();
      throw failure;
    }
  }
}
