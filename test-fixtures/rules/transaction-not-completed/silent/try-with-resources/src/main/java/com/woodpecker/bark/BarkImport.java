package com.woodpecker.bark;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import org.apache.kafka.clients.producer.KafkaProducer;
import org.apache.kafka.clients.producer.ProducerConfig;
import org.apache.kafka.clients.producer.ProducerRecord;
import org.apache.kafka.common.serialization.StringSerializer;

/** What a failure leaves open is aborted by close. */
public final class BarkImport {

  public static void main(String[] args) {
    Map<String, Object> config =
        Map.of(
            ProducerConfig.BOOTSTRAP_SERVERS_CONFIG, args[0],
            ProducerConfig.TRANSACTIONAL_ID_CONFIG, "bark-import-" + System.getenv("POD_NAME"));
    try (var producer = new KafkaProducer<>(config, new StringSerializer(), new StringSerializer())) {
      producer.initTransactions();
      producer.beginTransaction();
      for (String line : Files.readAllLines(Path.of(args[1]))) {
        producer.send(new ProducerRecord<>("bark", line));
      }
      producer.commitTransaction();
    } catch (IOException e) {
      System.err.println("The file cannot be read: " + e.getMessage());
    }
  }
}
