package com.twinpeaks.lift;

import java.util.Properties;
import org.apache.kafka.clients.producer.KafkaProducer;
import org.apache.kafka.clients.producer.ProducerRecord;
import org.apache.kafka.common.serialization.StringSerializer;

/** Writes to two clusters, each in a transaction of its own. */
public final class LiftMirror {

  public static void main(String[] cabins) {
    try (KafkaProducer<String, String> valley = connect("valley-kafka:9092");
        KafkaProducer<String, String> summit = connect("summit-kafka:9092")) {
      valley.initTransactions();
      summit.initTransactions();
      for (String cabin : cabins) {
        valley.beginTransaction();
        summit.beginTransaction();
        valley.send(new ProducerRecord<>("cabins", cabin, "LEFT"));
        summit.send(new ProducerRecord<>("cabins", cabin, "COMING"));
        valley.commitTransaction();
        summit.commitTransaction();
      }
    }
  }

  private static KafkaProducer<String, String> connect(String brokers) {
    Properties config = new Properties();
    config.put("bootstrap.servers", brokers);
    config.put("transactional.id", "lift-mirror-" + System.getenv("POD_NAME"));
    return new KafkaProducer<>(config, new StringSerializer(), new StringSerializer());
  }
}
