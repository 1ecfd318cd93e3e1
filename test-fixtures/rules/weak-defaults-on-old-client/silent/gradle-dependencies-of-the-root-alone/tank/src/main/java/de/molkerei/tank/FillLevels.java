package de.molkerei.tank;

import java.util.Properties;
import org.apache.kafka.clients.producer.KafkaProducer;
import org.apache.kafka.clients.producer.ProducerConfig;
import org.apache.kafka.clients.producer.ProducerRecord;
import org.apache.kafka.common.serialization.StringSerializer;

final class FillLevels {

  private final KafkaProducer<String, String> producer;

  FillLevels(String servers) {
    Properties config = new Properties();
    config.put(ProducerConfig.BOOTSTRAP_SERVERS_CONFIG, servers);
    producer = new KafkaProducer<>(config, new StringSerializer(), new StringSerializer());
  }

  void report(String tank, String litres) throws Exception {
    producer.send(new ProducerRecord<>("fill-levels", tank, litres)).get();
  }
}
