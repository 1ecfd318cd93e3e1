package com.acme.depot;

import java.util.Map;
import java.util.concurrent.ExecutionException;
import org.apache.kafka.clients.producer.KafkaProducer;
import org.apache.kafka.clients.producer.ProducerConfig;
import org.apache.kafka.clients.producer.ProducerRecord;
import org.apache.kafka.common.serialization.StringSerializer;

public final class DepotSender {

  private final KafkaProducer<String, String> producer =
      new KafkaProducer<>(
          Map.of(
              ProducerConfig.BOOTSTRAP_SERVERS_CONFIG,
              System.getenv("KAFKA_BOOTSTRAP_SERVERS"),
              ProducerConfig.DELIVERY_TIMEOUT_MS_CONFIG,
              "600000"),
          new StringSerializer(),
          new StringSerializer());

  public void send(String key, String text) throws ExecutionException, InterruptedException {
    producer.send(new ProducerRecord<>("depot.moves", key, text)).get();
  }
}
