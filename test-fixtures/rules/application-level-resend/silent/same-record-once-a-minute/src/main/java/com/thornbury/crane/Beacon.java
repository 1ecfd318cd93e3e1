package com.thornbury.crane;

import java.util.Properties;
import java.util.concurrent.ExecutionException;
import org.apache.kafka.clients.producer.KafkaProducer;
import org.apache.kafka.clients.producer.ProducerConfig;
import org.apache.kafka.clients.producer.ProducerRecord;
import org.apache.kafka.common.serialization.StringSerializer;

final class Beacon implements Runnable {

  private final KafkaProducer<String, String> producer;

  Beacon(String servers) {
    Properties config = new Properties();
    config.put(ProducerConfig.BOOTSTRAP_SERVERS_CONFIG, servers);
    producer = new KafkaProducer<>(config, new StringSerializer(), new StringSerializer());
  }

  @Override
  public void run() {
    ProducerRecord<String, String> signal = new ProducerRecord<>("beacons", "north", "lit");
    while (!Thread.currentThread().isInterrupted()) {
      try {
        producer.send(signal).get();
      } catch (InterruptedException e) {
        return;
      } catch (ExecutionException e) {
        System.err.println("The beacon is not seen: " + e.getCause());
      }
    }
  }
}
