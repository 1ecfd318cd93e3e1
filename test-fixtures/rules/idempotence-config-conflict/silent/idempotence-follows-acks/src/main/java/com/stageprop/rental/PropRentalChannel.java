package com.stageprop.rental;

import java.util.Properties;
import org.apache.kafka.clients.producer.KafkaProducer;
import org.apache.kafka.clients.producer.ProducerConfig;
import org.apache.kafka.clients.producer.ProducerRecord;
import org.apache.kafka.common.serialization.StringSerializer;

final class PropRentalChannel {

  private final KafkaProducer<String, String> producer;

  PropRentalChannel(String servers, boolean durable) {
    Properties config = new Properties();
    config.put(ProducerConfig.BOOTSTRAP_SERVERS_CONFIG, servers);
    if (durable) {
      config.put(ProducerConfig.ENABLE_IDEMPOTENCE_CONFIG, true);
      config.put(ProducerConfig.ACKS_CONFIG, "all");
    } else {
      config.put(ProducerConfig.ACKS_CONFIG, "1");
    }
    producer = new KafkaProducer<>(config, new StringSerializer(), new StringSerializer());
  }

  void rent(String prop, String state) throws Exception {
    producer.send(new ProducerRecord<>("prop-rentals", prop, state)).get();
  }
}
