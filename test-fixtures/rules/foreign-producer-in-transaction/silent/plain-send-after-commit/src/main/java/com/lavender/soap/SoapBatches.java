package com.lavender.soap;

import java.util.Map;
import org.apache.kafka.clients.producer.KafkaProducer;
import org.apache.kafka.clients.producer.ProducerRecord;
import org.apache.kafka.common.serialization.IntegerSerializer;
import org.apache.kafka.common.serialization.StringSerializer;

public class SoapBatches {

  private final KafkaProducer<String, Integer> batches;
  private final KafkaProducer<String, Integer> shops;

  public SoapBatches(String brokers, String pod) {
    batches =
        new KafkaProducer<>(
            Map.of("bootstrap.servers", brokers, "transactional.id", "soap-" + pod),
            new StringSerializer(),
            new IntegerSerializer());
    shops =
        new KafkaProducer<>(
            Map.of("bootstrap.servers", brokers), new StringSerializer(), new IntegerSerializer());
    batches.initTransactions();
  }

  public void finish(Map<String, Integer> bars) {
    batches.beginTransaction();
    bars.forEach((scent, number) -> batches.send(new ProducerRecord<>("soap-bars", scent, number)));
    batches.commitTransaction();
    bars.forEach((scent, number) -> shops.send(new ProducerRecord<>("shop-news", scent, number)));
  }

  public void close() {
    batches.close();
    shops.close();
  }
}
