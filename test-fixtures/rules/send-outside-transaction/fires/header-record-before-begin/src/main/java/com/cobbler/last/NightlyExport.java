package com.cobbler.last;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Properties;
import org.apache.kafka.clients.producer.KafkaProducer;
import org.apache.kafka.clients.producer.ProducerRecord;
import org.apache.kafka.common.serialization.StringSerializer;

public final class NightlyExport {

  public static void main(String[] args) throws IOException {
    Properties config = new Properties();
    config.put("bootstrap.servers", System.getenv("KAFKA_BROKERS"));
    config.put("transactional.id", "nightly-export-" + System.getenv("HOSTNAME"));
    try (var producer = new KafkaProducer<>(config, new StringSerializer(), new StringSerializer())) {
      producer.initTransactions();
      producer.send(new ProducerRecord<>("shoes", "header", args[0])); // expect: send-outside-transaction
      producer.beginTransaction();
      for (String line : Files.readAllLines(Path.of(args[0]))) {
        producer.send(new ProducerRecord<>("shoes", line));
      }
      producer.commitTransaction();
    }
  }
}
