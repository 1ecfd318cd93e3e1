package com.thornbury.crane;

import java.util.Properties;
import java.util.concurrent.ExecutionException;
import org.apache.kafka.clients.producer.KafkaProducer;
import org.apache.kafka.clients.producer.ProducerConfig;
import org.apache.kafka.clients.producer.ProducerRecord;
import org.apache.kafka.common.serialization.StringSerializer;

final class LoadReports {

  private final KafkaProducer<String, String> producer;

  LoadReports(String servers) {
    Properties config = new Properties();
    config.put(ProducerConfig.BOOTSTRAP_SERVERS_CONFIG, servers);
    producer = new KafkaProducer<>(config, new StringSerializer(), new StringSerializer());
  }

  void repeatEachHour(String crane) throws InterruptedException {
    ProducerRecord<String, String> alive = new ProducerRecord<>("cranes", crane, "running");
    while (true) {
      try {
        producer.send(alive).get();
      } catch (ExecutionException e) {
        break;
      }
      Thread.sleep(3_600_000);
    }
  }
}
