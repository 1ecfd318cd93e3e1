package it.scaffale.counts;

import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Properties;
import org.apache.kafka.clients.producer.KafkaProducer;
import org.apache.kafka.clients.producer.ProducerRecord;

public final class ShelfCounts {

  public static void main(String[] args) throws IOException {
    Properties settings = new Properties();
    try (InputStream file = Files.newInputStream(Path.of("config/producer.properties"))) {
      settings.load(file);
    }
    settings.put("transactional.id", "shelf-counts-" + System.getenv("POD_NAME"));
    try (KafkaProducer<String, String> producer = new KafkaProducer<>(settings)) {
      for (String line : Files.readAllLines(Path.of(args[0]))) {
        producer.send(new ProducerRecord<>("shelf-counts", line)); // expect: transactional-id-without-transactions
      }
    }
  }
}
