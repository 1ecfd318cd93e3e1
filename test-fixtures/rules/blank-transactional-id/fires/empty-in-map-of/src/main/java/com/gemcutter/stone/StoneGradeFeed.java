package com.gemcutter.stone;

import java.time.Duration;
import java.util.Map;
import org.apache.kafka.clients.producer.KafkaProducer;
import org.apache.kafka.clients.producer.ProducerConfig;
import org.apache.kafka.clients.producer.ProducerRecord;
import org.apache.kafka.common.KafkaException;
import org.apache.kafka.common.serialization.StringSerializer;

public class StoneGradeFeed {

  private final KafkaProducer<String, String> producer;

  public StoneGradeFeed(String servers) {
    this.producer =
        new KafkaProducer<>(
            Map.of(
                ProducerConfig.BOOTSTRAP_SERVERS_CONFIG, servers,
                ProducerConfig.TRANSACTIONAL_ID_CONFIG, ""), // expect: blank-transactional-id
            new StringSerializer(),
            new StringSerializer());
    producer.initTransactions();
  }

  public void grade(String stone, String state) {
    producer.beginTransaction();
    try {
      producer.send(new ProducerRecord<>("stone-grades", stone, state));
      producer.send(new ProducerRecord<>("stone-grades-audit", stone, state));
      producer.commitTransaction();
    } catch (KafkaException failure) {
      producer.close();
      throw failure;
    }
  }

  public void close() {
    producer.close(Duration.ofSeconds(20));
  }
}
