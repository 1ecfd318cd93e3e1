package com.ambergate.lights;

import java.time.Duration;
import java.util.Properties;
import org.apache.kafka.clients.producer.KafkaProducer;
import org.apache.kafka.clients.producer.ProducerRecord;
import org.apache.kafka.common.KafkaException;
import org.apache.kafka.common.serialization.StringSerializer;

public final class LightPlan {

  public static void main(String[] lights) {
    Properties config = new Properties();
    config.put("bootstrap.servers", System.getenv("KAFKA_BROKERS"));
    config.put("transactional.id", "light-plan-" + System.getenv("POD_NAME"));
    KafkaProducer<String, String> producer =
        new KafkaProducer<>(config, new StringSerializer(), new StringSerializer());
    try {
      producer.initTransactions();
      producer.beginTransaction();
      for (String light : lights) {
        producer.send(new ProducerRecord<>("lights", light, "GREEN"));
      }
      producer.commitTransaction();
    } catch (KafkaException e) {
      producer.close();
      throw e;
    }
    producer.close(Duration.ZERO);
  }
}
