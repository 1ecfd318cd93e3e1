package com.phonograph.disc;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Properties;
import org.apache.kafka.clients.producer.KafkaProducer;
import org.apache.kafka.clients.producer.ProducerConfig;
import org.apache.kafka.clients.producer.ProducerRecord;
import org.apache.kafka.common.serialization.StringSerializer;

public final class DiscImport {

  public static void main(String[] files) throws IOException {
    for (String file : files) {
      try (KafkaProducer<String, String> producer = open()) {
        producer.initTransactions();
        producer.beginTransaction();
        for (String disc : Files.readAllLines(Path.of(file))) {
          producer.send(new ProducerRecord<>("discs", file, disc));
        }
        producer.commitTransaction();
      }
    }
  }

  private static KafkaProducer<String, String> open() {
    Properties config = new Properties();
    config.put(ProducerConfig.BOOTSTRAP_SERVERS_CONFIG, System.getenv("KAFKA_BROKERS"));
    config.put(ProducerConfig.TRANSACTIONAL_ID_CONFIG, "disc-import-" + System.getenv("HOSTNAME"));
    return new KafkaProducer<>(config, new StringSerializer(), new StringSerializer());
  }
}
