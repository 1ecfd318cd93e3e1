package com.tollbridge.passage;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Properties;
import org.apache.kafka.clients.producer.KafkaProducer;
import org.apache.kafka.clients.producer.ProducerConfig;
import org.apache.kafka.clients.producer.ProducerRecord;
import org.apache.kafka.common.serialization.StringSerializer;

public final class PassageImport {

  private PassageImport() {}

  public static void main(String[] args) throws Exception {
    Properties config = new Properties(); // expect: weak-defaults-on-old-client
    config.put(ProducerConfig.BOOTSTRAP_SERVERS_CONFIG, args[0]);
    config.put(ProducerConfig.KEY_SERIALIZER_CLASS_CONFIG, StringSerializer.class.getName());
    config.put(ProducerConfig.VALUE_SERIALIZER_CLASS_CONFIG, StringSerializer.class.getName());
    config.put(ProducerConfig.LINGER_MS_CONFIG, 5);
    try (KafkaProducer<String, String> producer = new KafkaProducer<>(config)) {
      for (String line : Files.readAllLines(Path.of(args[1]))) {
        producer.send(new ProducerRecord<>("passages", line)).get();
      }
    }
  }
}
