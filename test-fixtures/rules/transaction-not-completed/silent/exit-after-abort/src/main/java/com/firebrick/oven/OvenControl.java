package com.firebrick.oven;

import java.util.List;
import java.util.Properties;
import org.apache.kafka.clients.producer.KafkaProducer;
import org.apache.kafka.clients.producer.ProducerConfig;
import org.apache.kafka.clients.producer.ProducerRecord;
import org.apache.kafka.common.serialization.StringSerializer;

public final class OvenControl {

  public static void run(List<List<String>> plans) {
    Properties config = new Properties();
    config.put(ProducerConfig.BOOTSTRAP_SERVERS_CONFIG, System.getenv("KAFKA_BROKERS"));
    config.put(ProducerConfig.TRANSACTIONAL_ID_CONFIG, "ovens-" + System.getenv("POD_NAME"));
    KafkaProducer<String, String> producer =
        new KafkaProducer<>(config, new StringSerializer(), new StringSerializer());
    producer.initTransactions();
    for (List<String> plan : plans) {
      producer.beginTransaction();
      try {
        plan.forEach(step -> producer.send(new ProducerRecord<>("steps", step)));
        producer.commitTransaction();
      } catch (RuntimeException e) {
        e.printStackTrace();
        try {
          producer.abortTransaction();
        } finally {
          System.exit(1);
        }
      }
    }
    producer.close();
  }
}
