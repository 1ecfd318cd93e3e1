package com.saltpan.harvest;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Properties;
import org.apache.kafka.clients.producer.KafkaProducer;
import org.apache.kafka.clients.producer.ProducerConfig;
import org.apache.kafka.clients.producer.ProducerRecord;
import org.apache.kafka.common.serialization.StringSerializer;

/** Imports the harvest of one day. Close aborts what a failure leaves open. */
public final class HarvestImport {

  public static void main(String[] args) throws IOException {
    Properties settings = new Properties();
    settings.put(ProducerConfig.BOOTSTRAP_SERVERS_CONFIG, System.getenv("KAFKA_BROKERS"));
    settings.put(ProducerConfig.TRANSACTIONAL_ID_CONFIG, "harvest-import-" + System.getenv("POD_NAME"));
    settings.put(ProducerConfig.KEY_SERIALIZER_CLASS_CONFIG, StringSerializer.class.getName());
    settings.put(ProducerConfig.VALUE_SERIALIZER_CLASS_CONFIG, StringSerializer.class.getName());

    try (KafkaProducer<String, String> producer = new KafkaProducer<>(settings)) {
      producer.beginTransaction(); // expect: init-transactions-missing
      for (String line : Files.readAllLines(Path.of(args[0]))) {
        String[] columns = line.split(";");
        producer.send(new ProducerRecord<>("salt.harvested", columns[0], columns[1]));
      }
      producer.commitTransaction();
    }
  }
}
