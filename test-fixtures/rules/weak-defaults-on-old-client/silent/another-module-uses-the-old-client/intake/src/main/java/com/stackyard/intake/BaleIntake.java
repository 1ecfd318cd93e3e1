package com.stackyard.intake;

import java.util.Properties;
import org.apache.kafka.clients.producer.KafkaProducer;
import org.apache.kafka.clients.producer.ProducerConfig;
import org.apache.kafka.clients.producer.ProducerRecord;
import org.apache.kafka.common.serialization.StringSerializer;

final class BaleIntake {

  private final KafkaProducer<String, String> producer;

  BaleIntake(String servers) {
    Properties config = new Properties();
    config.put(ProducerConfig.BOOTSTRAP_SERVERS_CONFIG, servers);
    producer = new KafkaProducer<>(config, new StringSerializer(), new StringSerializer());
  }

  void weigh(String bale, String weight) throws Exception {
    producer.send(new ProducerRecord<>("bale-weights", bale, weight)).get();
  }
}
