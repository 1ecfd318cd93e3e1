package com.gemcutter.stone;

import java.util.LinkedHashMap;
import java.util.Map;
import org.apache.kafka.clients.producer.KafkaProducer;
import org.apache.kafka.clients.producer.Producer;
import org.apache.kafka.clients.producer.ProducerConfig;
import org.apache.kafka.clients.producer.ProducerRecord;
import org.apache.kafka.common.serialization.StringSerializer;

final class StoneGradeOutbox {

  private final Producer<String, String> producer;

  StoneGradeOutbox(String servers) {
    Map<String, Object> config = new LinkedHashMap<>();
    config.put(ProducerConfig.BOOTSTRAP_SERVERS_CONFIG, servers);
    config.put(ProducerConfig.ACKS_CONFIG, ProducerSettings.ACKS);
    config.put(ProducerConfig.ENABLE_IDEMPOTENCE_CONFIG, ProducerSettings.ENABLE_IDEMPOTENCE);
    this.producer = new KafkaProducer<>(config, new StringSerializer(), new StringSerializer());
  }

  void grade(String stone, String state) {
    producer.send(
        new ProducerRecord<>("stone-grades", stone, state),
        (metadata, failure) -> {
          if (failure != null) {
            throw new IllegalStateException("Not sent: " + stone, failure);
          }
        });
  }
}
