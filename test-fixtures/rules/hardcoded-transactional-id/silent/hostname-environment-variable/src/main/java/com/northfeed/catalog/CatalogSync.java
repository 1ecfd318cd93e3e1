package com.northfeed.catalog;

import java.time.Duration;
import java.util.HashMap;
import java.util.Map;
import java.util.Properties;
import java.util.Set;
import org.apache.kafka.clients.consumer.ConsumerConfig;
import org.apache.kafka.clients.consumer.ConsumerRecord;
import org.apache.kafka.clients.consumer.ConsumerRecords;
import org.apache.kafka.clients.consumer.KafkaConsumer;
import org.apache.kafka.clients.consumer.OffsetAndMetadata;
import org.apache.kafka.clients.producer.KafkaProducer;
import org.apache.kafka.clients.producer.ProducerConfig;
import org.apache.kafka.clients.producer.ProducerRecord;
import org.apache.kafka.common.TopicPartition;
import org.apache.kafka.common.serialization.StringDeserializer;
import org.apache.kafka.common.serialization.StringSerializer;

public class CatalogSync {

  private static final String GROUP = "catalog-sync";

  public static void main(String[] args) {
    Properties producing = new Properties();
    producing.put(ProducerConfig.BOOTSTRAP_SERVERS_CONFIG, args[0]);
    producing.put(ProducerConfig.TRANSACTIONAL_ID_CONFIG, GROUP + "-" + System.getenv("HOSTNAME"));
    Properties consuming = new Properties();
    consuming.put(ConsumerConfig.BOOTSTRAP_SERVERS_CONFIG, args[0]);
    consuming.put(ConsumerConfig.GROUP_ID_CONFIG, GROUP);
    consuming.put(ConsumerConfig.ENABLE_AUTO_COMMIT_CONFIG, "false");
    consuming.put(ConsumerConfig.ISOLATION_LEVEL_CONFIG, "read_committed");

    try (KafkaConsumer<String, String> consumer =
            new KafkaConsumer<>(consuming, new StringDeserializer(), new StringDeserializer());
        KafkaProducer<String, String> producer =
            new KafkaProducer<>(producing, new StringSerializer(), new StringSerializer())) {
      producer.initTransactions();
      consumer.subscribe(Set.of("catalog.raw"));
      while (!Thread.currentThread().isInterrupted()) {
        ConsumerRecords<String, String> records = consumer.poll(Duration.ofSeconds(1));
        if (records.isEmpty()) {
          continue;
        }
        producer.beginTransaction();
        Map<TopicPartition, OffsetAndMetadata> offsets = new HashMap<>();
        for (ConsumerRecord<String, String> record : records) {
          String clean = record.value().strip();
          producer.send(new ProducerRecord<>("catalog.clean", record.key(), clean));
          offsets.put(
              new TopicPartition(record.topic(), record.partition()),
              new OffsetAndMetadata(record.offset() + 1));
        }
        producer.sendOffsetsToTransaction(offsets, consumer.groupMetadata());
        producer.commitTransaction();
      }
    }
  }
}
