package com.ambergate.meter;

import java.io.BufferedReader;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.HashMap;
import java.util.Map;
import org.apache.kafka.clients.producer.KafkaProducer;
import org.apache.kafka.clients.producer.ProducerRecord;
import org.apache.kafka.common.KafkaException;
import org.apache.kafka.common.serialization.StringSerializer;

public final class WaterMeters {

  public static void main(String[] args) throws IOException {
    Map<String, Object> config = new HashMap<>();
    config.put("bootstrap.servers", args[0]);
    config.put("transactional.id", "water-meters-" + System.getenv("POD_NAME"));
    KafkaProducer<String, String> producer =
        new KafkaProducer<>(config, new StringSerializer(), new StringSerializer());
    producer.initTransactions();
    Runtime.getRuntime()
        .addShutdownHook(
            new Thread(
                () -> {
                  System.out.println("Stopping");
                  producer.close(Duration.ZERO); // expect: open-transaction-abandoned
                }));

    BufferedReader input = Files.newBufferedReader(Path.of(args[1]));
    for (String reading = input.readLine(); reading != null; reading = input.readLine()) {
      try {
        producer.beginTransaction();
        producer.send(new ProducerRecord<>("readings", reading));
        producer.send(new ProducerRecord<>("meters-seen", reading.substring(0, 8)));
        producer.commitTransaction();
      } catch (KafkaException e) {
        producer.close();
        throw e;
      }
    }
  }
}
