package org.tidewatch.buoys;

import java.io.BufferedReader;
import java.io.IOException;
import java.util.Properties;
import org.apache.kafka.clients.producer.KafkaProducer;
import org.apache.kafka.clients.producer.ProducerRecord;
import org.apache.kafka.common.serialization.StringSerializer;

/** Loads old readings once. */
public final class LoadReadings {

  public static void main(String[] args) throws IOException {
    Properties config = new Properties();
    config.setProperty("bootstrap.servers", args[0]);
    config.setProperty("transactional.id", "load-readings-" + System.getenv("HOSTNAME"));
    config.setProperty("key.serializer", StringSerializer.class.getName());
    config.setProperty("value.serializer", StringSerializer.class.getName());
    try (KafkaProducer<String, String> producer = new KafkaProducer<>(config);
        BufferedReader readings = new BufferedReader(new java.io.FileReader(args[1]))) {
      producer.initTransactions();
      producer.beginTransaction();
      for (String line = readings.readLine(); line != null; line = readings.readLine()) {  // expect: oversized-transaction
        producer.send(new ProducerRecord<>("buoy-readings", line));
      }
      producer.commitTransaction();
    }
  }
}
