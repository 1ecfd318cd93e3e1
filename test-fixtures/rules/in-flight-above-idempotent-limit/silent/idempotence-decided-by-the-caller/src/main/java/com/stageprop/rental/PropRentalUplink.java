package com.stageprop.rental;

import java.util.HashMap;
import java.util.Map;
import org.apache.kafka.clients.producer.KafkaProducer;
import org.apache.kafka.clients.producer.ProducerConfig;
import org.apache.kafka.clients.producer.ProducerRecord;
import org.apache.kafka.common.serialization.StringSerializer;

final class PropRentalUplink {

  private final KafkaProducer<String, String> producer;

  PropRentalUplink(String servers, boolean idempotent) {
    Map<String, Object> config = new HashMap<>();
    config.put(ProducerConfig.BOOTSTRAP_SERVERS_CONFIG, servers);
    config.put(ProducerConfig.ENABLE_IDEMPOTENCE_CONFIG, idempotent);
    config.put(ProducerConfig.MAX_IN_FLIGHT_REQUESTS_PER_CONNECTION, 10);
    producer = new KafkaProducer<>(config, new StringSerializer(), new StringSerializer());
  }

  void rent(String prop, String state) throws Exception {
    producer.send(new ProducerRecord<>("prop-rentals", prop, state)).get();
  }
}
