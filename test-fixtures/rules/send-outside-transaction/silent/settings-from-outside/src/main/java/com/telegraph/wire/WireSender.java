package com.telegraph.wire;

import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Properties;
import org.apache.kafka.clients.producer.KafkaProducer;
import org.apache.kafka.clients.producer.ProducerRecord;

public final class WireSender {

  public static void main(String[] args) throws IOException {
    Properties settings = new Properties();
    try (InputStream in = Files.newInputStream(Path.of(args[0]))) {
      settings.load(in);
    }
    try (KafkaProducer<String, String> producer = new KafkaProducer<>(settings)) {
      for (int i = 1; i < args.length; i++) {
        producer.send(new ProducerRecord<>("telegrams", args[i])); // expect: unchecked-send
      }
    }
  }
}
