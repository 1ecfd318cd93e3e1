package com.stonepost.picture;

import java.io.IOException;
import java.nio.file.DirectoryStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Properties;
import org.apache.kafka.clients.producer.KafkaProducer;
import org.apache.kafka.clients.producer.ProducerRecord;
import org.apache.kafka.common.serialization.ByteArraySerializer;
import org.apache.kafka.common.serialization.StringSerializer;

public final class PictureImport {

  public static void main(String[] args) throws IOException {
    Properties config = new Properties();
    config.setProperty("bootstrap.servers", System.getenv("KAFKA_BROKERS"));
    config.setProperty("max.request.size", "8000000");
    config.setProperty("transactional.id", "newsroom-import"); // expect: transactional-id-reused-across-files
    try (KafkaProducer<String, byte[]> producer =
            new KafkaProducer<>(config, new StringSerializer(), new ByteArraySerializer());
        DirectoryStream<Path> pictures = Files.newDirectoryStream(Path.of(args[0]))) {
      producer.initTransactions();
      producer.beginTransaction();
      for (Path picture : pictures) {
        String name = picture.getFileName().toString();
        producer.send(new ProducerRecord<>("pictures", name, Files.readAllBytes(picture)));
      }
      producer.commitTransaction();
    }
  }
}
