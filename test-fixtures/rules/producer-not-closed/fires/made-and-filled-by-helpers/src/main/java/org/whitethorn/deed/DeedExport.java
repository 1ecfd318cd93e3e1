package org.whitethorn.deed;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.apache.kafka.clients.producer.KafkaProducer;
import org.apache.kafka.clients.producer.ProducerRecord;
import org.apache.kafka.clients.producer.RecordMetadata;

public final class DeedExport {

  public static void main(String[] args) throws IOException {
    KafkaProducer<String, String> producer = Clients.producer(args[0]);
    export(producer, Path.of(args[1]));
  }

  private static void export(KafkaProducer<String, String> producer, Path folder)
      throws IOException {
    for (String deed : Files.readAllLines(folder.resolve("deeds.txt"))) {
      send(producer, deed);
    }
  }

  private static void send(KafkaProducer<String, String> producer, String deed) {
    producer.send(new ProducerRecord<>("deeds", deed), DeedExport::report);
  }

  private static void report(RecordMetadata metadata, Exception exception) {
    if (exception != null) {
      System.err.println("A record is lost: " + exception);
    }
  }
}
