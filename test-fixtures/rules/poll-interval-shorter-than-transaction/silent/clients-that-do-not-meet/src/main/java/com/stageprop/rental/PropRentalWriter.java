package com.stageprop.rental;

import java.util.HashMap;
import java.util.Map;
import org.apache.kafka.clients.producer.KafkaProducer;
import org.apache.kafka.clients.producer.ProducerConfig;
import org.apache.kafka.clients.producer.ProducerRecord;
import org.apache.kafka.common.serialization.StringSerializer;

final class PropRentalWriter {

  private final KafkaProducer<String, String> producer;

  PropRentalWriter(String servers) {
    Map<String, Object> config = new HashMap<>();
    config.put(ProducerConfig.BOOTSTRAP_SERVERS_CONFIG, servers);
    config.put(
        ProducerConfig.TRANSACTIONAL_ID_CONFIG, "prop-rentals-" + System.getenv("POD_NAME"));
    config.put(ProducerConfig.TRANSACTION_TIMEOUT_CONFIG, 60_000);
    producer = new KafkaProducer<>(config, new StringSerializer(), new StringSerializer());
    producer.initTransactions();
  }

  void rent(String prop, String state) {
    producer.beginTransaction();
    producer.send(new ProducerRecord<>("prop-rentals", prop, state));
    producer.send(new ProducerRecord<>("prop-rentals-audit", prop, state));
    producer.commitTransaction();
  }
}
