package com.kilnworks.firing;

import java.util.Properties;
import org.apache.kafka.clients.producer.KafkaProducer;
import org.apache.kafka.clients.producer.ProducerConfig;
import org.apache.kafka.clients.producer.ProducerRecord;
import org.apache.kafka.common.serialization.StringSerializer;

final class FiringWriter {

  private final KafkaProducer<String, String> producer;

  FiringWriter(String servers, String id) {
    Properties config = new Properties();
    config.put(ProducerConfig.BOOTSTRAP_SERVERS_CONFIG, servers);
    if (!id.isBlank()) {
      config.put(ProducerConfig.TRANSACTIONAL_ID_CONFIG, id);
    }
    producer = new KafkaProducer<>(config, new StringSerializer(), new StringSerializer());
  }

  void finish(String kiln, String state) throws Exception {
    producer.send(new ProducerRecord<>("firings", kiln, state)).get();
  }
}
