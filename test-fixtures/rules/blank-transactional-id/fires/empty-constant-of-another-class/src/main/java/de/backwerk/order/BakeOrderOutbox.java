package de.backwerk.order;

import java.util.LinkedHashMap;
import java.util.Map;
import org.apache.kafka.clients.producer.KafkaProducer;
import org.apache.kafka.clients.producer.Producer;
import org.apache.kafka.clients.producer.ProducerConfig;
import org.apache.kafka.clients.producer.ProducerRecord;
import org.apache.kafka.common.KafkaException;
import org.apache.kafka.common.serialization.StringSerializer;

final class BakeOrderOutbox {

  private final Producer<String, String> producer;

  BakeOrderOutbox(String servers) {
    Map<String, Object> config = new LinkedHashMap<>();
    config.put(ProducerConfig.BOOTSTRAP_SERVERS_CONFIG, servers);
    config.put(ProducerConfig.TRANSACTIONAL_ID_CONFIG, ProducerSettings.TRANSACTIONAL_ID);
    this.producer = new KafkaProducer<>(config, new StringSerializer(), new StringSerializer());
    producer.initTransactions();
  }

  void place(String branch, String state) {
    producer.beginTransaction();
    try {
      producer.send(new ProducerRecord<>("bake-orders", branch, state));
      producer.send(new ProducerRecord<>("bake-orders-audit", branch, state));
      producer.commitTransaction();
    } catch (KafkaException failure) {
      producer.close();
      throw failure;
    }
  }
}
