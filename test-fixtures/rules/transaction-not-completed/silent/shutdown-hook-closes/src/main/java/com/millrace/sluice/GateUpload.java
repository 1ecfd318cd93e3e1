package com.millrace.sluice;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Properties;
import org.apache.kafka.clients.producer.KafkaProducer;
import org.apache.kafka.clients.producer.ProducerRecord;
import org.apache.kafka.common.serialization.StringSerializer;

/** Uploads the openings of one day; the hook also runs when a failure ends the program. */
public final class GateUpload {

  public static void main(String[] args) throws IOException {
    Properties settings = new Properties();
    settings.put("bootstrap.servers", "kafka:9092");
    settings.put("transactional.id", "gate-upload-" + System.getenv("POD_NAME"));
    KafkaProducer<String, String> producer =
        new KafkaProducer<>(settings, new StringSerializer(), new StringSerializer());
    Runtime.getRuntime().addShutdownHook(new Thread(producer::close));
    producer.initTransactions();
    producer.beginTransaction();
    for (String opening : Files.readAllLines(Path.of(args[0]))) {
      producer.send(new ProducerRecord<>("gate-openings", opening));
    }
    producer.commitTransaction();
  }
}
