package org.seedbank.inventory;

import java.io.BufferedReader;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Properties;
import org.apache.kafka.clients.producer.KafkaProducer;
import org.apache.kafka.clients.producer.ProducerConfig;
import org.apache.kafka.clients.producer.ProducerRecord;

public final class SeedMover {

  public static void main(String[] args) throws IOException {
    Properties config = new Properties();
    try (BufferedReader in = Files.newBufferedReader(Path.of(args[0]))) {
      config.load(in);
    }
    String id = config.getProperty(ProducerConfig.TRANSACTIONAL_ID_CONFIG);
    if (id == null || id.isBlank()) {
      System.err.println("transactional.id is missing in " + args[0]);
      System.exit(2);
    }
    config.putIfAbsent(ProducerConfig.CLIENT_ID_CONFIG, "seed-mover");
    try (KafkaProducer<String, String> producer = new KafkaProducer<>(config)) {
      producer.initTransactions();
      producer.beginTransaction();
      producer.send(new ProducerRecord<>("vault.out", args[1], args[2]));
      producer.send(new ProducerRecord<>("vault.in", args[1], args[3]));
      producer.commitTransaction();
    }
  }
}
