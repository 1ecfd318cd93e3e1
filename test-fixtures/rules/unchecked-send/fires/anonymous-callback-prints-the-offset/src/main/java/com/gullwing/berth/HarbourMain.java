package com.gullwing.berth;

import java.util.Properties;
import org.apache.kafka.clients.producer.KafkaProducer;
import org.apache.kafka.clients.producer.ProducerConfig;
import org.apache.kafka.common.serialization.StringSerializer;

public final class HarbourMain {

  public static void main(String[] args) {
    Properties config = new Properties();
    config.setProperty(ProducerConfig.BOOTSTRAP_SERVERS_CONFIG, System.getenv("KAFKA_SERVERS"));
    config.setProperty(ProducerConfig.CLIENT_ID_CONFIG, "harbour");
    try (KafkaProducer<String, String> producer =
        new KafkaProducer<>(config, new StringSerializer(), new StringSerializer())) {
      BerthPlan plan = new BerthPlan(producer);
      for (String ship : args) {
        plan.assign(ship, "north-4");
      }
    }
  }
}
