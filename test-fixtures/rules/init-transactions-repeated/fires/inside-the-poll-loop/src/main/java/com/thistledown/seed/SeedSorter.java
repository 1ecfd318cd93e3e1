package com.thistledown.seed;

import java.time.Duration;
import java.util.List;
import java.util.Properties;
import org.apache.kafka.clients.consumer.ConsumerConfig;
import org.apache.kafka.clients.consumer.ConsumerRecords;
import org.apache.kafka.clients.consumer.KafkaConsumer;
import org.apache.kafka.clients.producer.KafkaProducer;
import org.apache.kafka.clients.producer.ProducerConfig;
import org.apache.kafka.clients.producer.ProducerRecord;
import org.apache.kafka.common.serialization.StringDeserializer;
import org.apache.kafka.common.serialization.StringSerializer;

public final class SeedSorter {

  public static void main(String[] args) {
    try (KafkaConsumer<String, String> consumer = consumer();
        KafkaProducer<String, String> producer = producer()) {
      consumer.subscribe(List.of("seeds"));
      while (!Thread.currentThread().isInterrupted()) {
        ConsumerRecords<String, String> seeds = consumer.poll(Duration.ofMillis(500));
        if (seeds.isEmpty()) {
          continue;
        }
        producer.initTransactions(); // expect: init-transactions-repeated
        producer.beginTransaction();
        seeds.forEach(s -> producer.send(new ProducerRecord<>("seeds.sorted", s.key(), s.value())));
        producer.sendOffsetsToTransaction(seeds.nextOffsets(), consumer.groupMetadata());
        producer.commitTransaction();
      }
    }
  }

  private static KafkaProducer<String, String> producer() {
    Properties config = new Properties();
    config.put(ProducerConfig.BOOTSTRAP_SERVERS_CONFIG, System.getenv("KAFKA_BROKERS"));
    config.put(ProducerConfig.TRANSACTIONAL_ID_CONFIG, "seed-sorter-" + System.getenv("POD_NAME"));
    return new KafkaProducer<>(config, new StringSerializer(), new StringSerializer());
  }

  private static KafkaConsumer<String, String> consumer() {
    Properties config = new Properties();
    config.put(ConsumerConfig.BOOTSTRAP_SERVERS_CONFIG, System.getenv("KAFKA_BROKERS"));
    config.put(ConsumerConfig.GROUP_ID_CONFIG, "seed-sorter");
    config.put(ConsumerConfig.ENABLE_AUTO_COMMIT_CONFIG, "false");
    config.put(ConsumerConfig.ISOLATION_LEVEL_CONFIG, "read_committed");
    return new KafkaConsumer<>(config, new StringDeserializer(), new StringDeserializer());
  }
}
