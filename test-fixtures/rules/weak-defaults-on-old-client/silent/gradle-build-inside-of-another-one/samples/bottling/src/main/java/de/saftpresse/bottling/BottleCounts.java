package de.saftpresse.bottling;

import java.util.Properties;
import org.apache.kafka.clients.producer.KafkaProducer;
import org.apache.kafka.clients.producer.ProducerConfig;
import org.apache.kafka.clients.producer.ProducerRecord;
import org.apache.kafka.common.serialization.StringSerializer;

final class BottleCounts {

  private final KafkaProducer<String, String> producer;

  BottleCounts(String servers) {
    Properties config = new Properties();
    config.put(ProducerConfig.BOOTSTRAP_SERVERS_CONFIG, servers);
    producer = new KafkaProducer<>(config, new StringSerializer(), new StringSerializer());
  }

  void report(String line, String count) throws Exception {
    producer.send(new ProducerRecord<>("bottle-counts", line, count)).get();
  }
}
