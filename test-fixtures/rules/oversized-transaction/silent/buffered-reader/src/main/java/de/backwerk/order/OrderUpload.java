package de.backwerk.order;

import java.io.BufferedReader;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import org.apache.kafka.clients.producer.KafkaProducer;
import org.apache.kafka.clients.producer.ProducerRecord;
import org.apache.kafka.common.serialization.StringSerializer;

/** Takes the orders of a day. */
public final class OrderUpload {

  private final KafkaProducer<String, String> producer;

  public OrderUpload(Map<String, Object> config) {
    producer = new KafkaProducer<>(config, new StringSerializer(), new StringSerializer());
    producer.initTransactions();
  }

  public void accept(Path day) throws IOException {
    try (BufferedReader orders = Files.newBufferedReader(day)) {
      producer.beginTransaction();
      String order;
      while ((order = orders.readLine()) != null) {
        producer.send(new ProducerRecord<>("bake-orders", order));
      }
      producer.commitTransaction();
    }
  }
}
