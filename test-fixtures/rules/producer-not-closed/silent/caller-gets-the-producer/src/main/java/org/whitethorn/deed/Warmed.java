package org.whitethorn.deed;

import java.util.Properties;
import org.apache.kafka.clients.producer.KafkaProducer;
import org.apache.kafka.clients.producer.ProducerConfig;
import org.apache.kafka.clients.producer.ProducerRecord;
import org.apache.kafka.clients.producer.RecordMetadata;
import org.apache.kafka.common.serialization.StringSerializer;

final class Warmed {

  /** Sends one record to learn the partitions, and hands the producer out. */
  KafkaProducer<String, String> producer(String servers) {
    Properties config = new Properties();
    config.put(ProducerConfig.BOOTSTRAP_SERVERS_CONFIG, servers);
    KafkaProducer<String, String> producer =
        new KafkaProducer<>(config, new StringSerializer(), new StringSerializer());
    producer.send(new ProducerRecord<>("warm-up", "w"), Warmed::report);
    return producer;
  }

  private static void report(RecordMetadata metadata, Exception exception) {
    if (exception != null) {
      System.err.println("A record is lost: " + exception);
    }
  }
}
