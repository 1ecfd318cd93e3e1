package com.lanternfish.price;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.Map;
import java.util.concurrent.atomic.AtomicReference;
import org.apache.kafka.clients.producer.KafkaProducer;
import org.apache.kafka.clients.producer.ProducerRecord;
import org.apache.kafka.common.serialization.StringSerializer;

public final class PriceUpload {

  public static void main(String[] args) throws IOException {
    Map<String, Object> config = new HashMap<>();
    config.put("bootstrap.servers", args[0]);
    AtomicReference<Exception> failure = new AtomicReference<>();
    try (KafkaProducer<String, String> producer =
        new KafkaProducer<>(config, new StringSerializer(), new StringSerializer())) {
      for (String line : Files.readAllLines(Path.of(args[1]))) {
        producer.send(
            new ProducerRecord<>("prices", line),
            (metadata, e) -> failure.compareAndSet(null, e));
      }
      producer.flush();
    }
    if (failure.get() != null) {
      throw new IOException("Not all prices are published", failure.get());
    }
  }
}
