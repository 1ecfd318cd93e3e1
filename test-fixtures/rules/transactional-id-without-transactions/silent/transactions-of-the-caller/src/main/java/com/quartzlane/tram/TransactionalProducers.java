package com.quartzlane.tram;

import java.util.HashMap;
import java.util.Map;
import org.apache.kafka.clients.producer.KafkaProducer;
import org.apache.kafka.clients.producer.Producer;
import org.apache.kafka.clients.producer.ProducerConfig;
import org.apache.kafka.common.serialization.StringSerializer;

final class TransactionalProducers {

  private TransactionalProducers() {}

  static Producer<String, String> of(String name) {
    Map<String, Object> config = new HashMap<>();
    config.put(ProducerConfig.BOOTSTRAP_SERVERS_CONFIG, System.getenv("BROKERS"));
    config.put(ProducerConfig.TRANSACTIONAL_ID_CONFIG, name + "-" + System.getenv("HOSTNAME"));
    return new KafkaProducer<>(config, new StringSerializer(), new StringSerializer());
  }
}
