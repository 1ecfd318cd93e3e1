package com.customshouse.seal;

import java.time.Duration;
import java.util.Properties;
import org.apache.kafka.clients.producer.KafkaProducer;
import org.apache.kafka.clients.producer.ProducerConfig;
import org.apache.kafka.clients.producer.ProducerRecord;
import org.apache.kafka.common.serialization.StringSerializer;

public final class SealWriter {

  public static void main(String[] seals) throws InterruptedException {
    Properties config = new Properties();
    config.put(ProducerConfig.BOOTSTRAP_SERVERS_CONFIG, System.getenv("KAFKA_BROKERS"));
    config.put(ProducerConfig.TRANSACTIONAL_ID_CONFIG, "seals-" + System.getenv("POD_NAME"));
    try (KafkaProducer<String, String> producer =
        new KafkaProducer<>(config, new StringSerializer(), new StringSerializer())) {
      new SealStartup(Duration.ofSeconds(10)).initialize(producer);
      producer.beginTransaction();
      for (String seal : seals) {
        producer.send(new ProducerRecord<>("seals", seal, "SET"));
      }
      producer.commitTransaction();
    }
  }
}
