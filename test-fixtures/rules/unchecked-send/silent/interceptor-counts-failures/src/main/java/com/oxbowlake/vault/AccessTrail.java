package com.oxbowlake.vault;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.apache.kafka.clients.producer.KafkaProducer;
import org.apache.kafka.clients.producer.ProducerConfig;
import org.apache.kafka.clients.producer.ProducerRecord;
import org.apache.kafka.common.serialization.StringSerializer;

final class AccessTrail {

  private final KafkaProducer<String, String> producer;

  AccessTrail(String servers) {
    Map<String, Object> config = new HashMap<>();
    config.put(ProducerConfig.BOOTSTRAP_SERVERS_CONFIG, servers);
    config.put(ProducerConfig.INTERCEPTOR_CLASSES_CONFIG, List.of(FailureAlarm.class.getName()));
    producer = new KafkaProducer<>(config, new StringSerializer(), new StringSerializer());
  }

  void opened(String door, String badge) {
    producer.send(new ProducerRecord<>("door-openings", door, badge));
  }
}
