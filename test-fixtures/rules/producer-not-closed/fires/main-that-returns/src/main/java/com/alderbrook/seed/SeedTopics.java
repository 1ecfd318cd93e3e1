package com.alderbrook.seed;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Properties;
import org.apache.kafka.clients.producer.KafkaProducer;
import org.apache.kafka.clients.producer.ProducerConfig;
import org.apache.kafka.clients.producer.ProducerRecord;
import org.apache.kafka.clients.producer.RecordMetadata;
import org.apache.kafka.common.serialization.StringSerializer;

public final class SeedTopics {

  public static void main(String[] args) throws IOException {
    Properties config = new Properties();
    config.put(ProducerConfig.BOOTSTRAP_SERVERS_CONFIG, args[0]);
    KafkaProducer<String, String> producer =
        new KafkaProducer<>(config, new StringSerializer(), new StringSerializer()); // expect: producer-not-closed
    for (String line : Files.readAllLines(Path.of("varieties.csv"))) {
      producer.send(new ProducerRecord<>("varieties", line), SeedTopics::report);
    }
    System.out.println("Done.");
  }

  private static void report(RecordMetadata metadata, Exception exception) {
    if (exception != null) {
      System.err.println("A record is lost: " + exception);
    }
  }
}
