package com.nightowl.taxi;

import java.util.HashMap;
import java.util.Map;
import org.apache.kafka.clients.producer.KafkaProducer;
import org.apache.kafka.clients.producer.ProducerConfig;
import org.apache.kafka.clients.producer.ProducerRecord;
import org.apache.kafka.common.serialization.LongSerializer;
import org.apache.kafka.common.serialization.StringSerializer;

class RideBilling {

  private final KafkaProducer<String, Long> producer;

  RideBilling(String brokers) {
    Map<String, Object> config = new HashMap<>();
    config.put(ProducerConfig.BOOTSTRAP_SERVERS_CONFIG, brokers);
    config.put(ProducerConfig.TRANSACTIONAL_ID_CONFIG, Instance.WRITER);
    producer = new KafkaProducer<>(config, new StringSerializer(), new LongSerializer());
    producer.initTransactions();
  }

  void bill(String rider, String driver, long cents) {
    producer.beginTransaction();
    producer.send(new ProducerRecord<>("riders.charged", rider, cents));
    producer.send(new ProducerRecord<>("drivers.credited", driver, cents));
    producer.commitTransaction();
  }
}
