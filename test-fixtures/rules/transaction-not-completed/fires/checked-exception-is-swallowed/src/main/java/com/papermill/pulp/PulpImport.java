package com.papermill.pulp;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import org.apache.kafka.clients.producer.KafkaProducer;
import org.apache.kafka.clients.producer.ProducerConfig;
import org.apache.kafka.clients.producer.ProducerRecord;
import org.apache.kafka.common.serialization.StringSerializer;

public final class PulpImport {

  private static final Map<String, Object> CONFIG =
      Map.of(
          ProducerConfig.BOOTSTRAP_SERVERS_CONFIG, "pulp-kafka:9092",
          ProducerConfig.TRANSACTIONAL_ID_CONFIG, "pulp-import-" + System.getenv("HOSTNAME"));

  public static void main(String[] args) {
    try (var producer = new KafkaProducer<>(CONFIG, new StringSerializer(), new StringSerializer())) {
      producer.initTransactions();
      for (String file : args) {
        try {
          importFile(producer, Path.of(file));
        } catch (IOException e) {
          System.err.println(file + " cannot be read: " + e.getMessage());
        }
      }
    }
  }

  private static void importFile(KafkaProducer<String, String> producer, Path file) throws IOException {
    producer.beginTransaction(); // expect: transaction-not-completed
    List<String> bales = Files.readAllLines(file);
    for (String bale : bales) {
      producer.send(new ProducerRecord<>("bales", bale));
    }
    producer.commitTransaction();
  }
}
