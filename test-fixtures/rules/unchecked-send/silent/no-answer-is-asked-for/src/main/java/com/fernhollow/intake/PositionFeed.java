package com.fernhollow.intake;

import java.util.Properties;
import org.apache.kafka.clients.producer.KafkaProducer;
import org.apache.kafka.clients.producer.ProducerConfig;
import org.apache.kafka.clients.producer.ProducerRecord;
import org.apache.kafka.common.serialization.StringSerializer;

final class PositionFeed {

  private final KafkaProducer<String, String> producer;

  PositionFeed(String servers) {
    Properties config = new Properties();
    config.put(ProducerConfig.BOOTSTRAP_SERVERS_CONFIG, servers);
    config.put(ProducerConfig.ACKS_CONFIG, "0"); // expect: acks-not-all
    producer = new KafkaProducer<>(config, new StringSerializer(), new StringSerializer());
  }

  void moved(String truck, String position) {
    producer.send(new ProducerRecord<>("truck-positions", truck, position));
  }
}
