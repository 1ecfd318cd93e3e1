package com.lanternfish.price;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.Map;
import org.apache.kafka.clients.producer.KafkaProducer;
import org.apache.kafka.clients.producer.ProducerRecord;

public final class PriceUpload {

  public static void main(String[] args) throws IOException {
    Map<String, Object> config = new HashMap<>();
    config.put("bootstrap.servers", args[0]);
    config.put("key.serializer", "org.apache.kafka.common.serialization.StringSerializer");
    config.put("value.serializer", "org.apache.kafka.common.serialization.StringSerializer");
    try (KafkaProducer<String, String> producer = new KafkaProducer<>(config)) {
      for (String line : Files.readAllLines(Path.of(args[1]))) {
        producer.send(new ProducerRecord<>("prices", line.split(";")[0], line)); // expect: unchecked-send
      }
      producer.flush();
      System.out.println("All prices are published.");
    }
  }
}
