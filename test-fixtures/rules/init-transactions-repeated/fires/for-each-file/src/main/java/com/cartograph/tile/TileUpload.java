package com.cartograph.tile;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import org.apache.kafka.clients.producer.KafkaProducer;
import org.apache.kafka.clients.producer.ProducerConfig;
import org.apache.kafka.clients.producer.ProducerRecord;
import org.apache.kafka.common.serialization.StringSerializer;

/** One transaction for each file. */
public final class TileUpload {

  private static final Map<String, Object> CONFIG =
      Map.of(
          ProducerConfig.BOOTSTRAP_SERVERS_CONFIG, "tiles-kafka:9092",
          ProducerConfig.TRANSACTIONAL_ID_CONFIG, "tile-upload-" + System.getenv("HOSTNAME"),
          ProducerConfig.KEY_SERIALIZER_CLASS_CONFIG, StringSerializer.class,
          ProducerConfig.VALUE_SERIALIZER_CLASS_CONFIG, StringSerializer.class);

  public static void main(String[] files) throws IOException {
    try (KafkaProducer<String, String> producer = new KafkaProducer<>(CONFIG)) {
      for (String file : files) {
        upload(producer, Path.of(file));
      }
    }
  }

  private static void upload(KafkaProducer<String, String> producer, Path file) throws IOException {
    producer.initTransactions(); // expect: init-transactions-repeated
    producer.beginTransaction();
    for (String tile : Files.readAllLines(file)) {
      producer.send(new ProducerRecord<>("tiles", file.toString(), tile));
    }
    producer.commitTransaction();
  }
}
