package com.oxbow.ferry;

import java.time.Duration;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Properties;
import org.apache.kafka.clients.consumer.ConsumerGroupMetadata;
import org.apache.kafka.clients.consumer.ConsumerRecord;
import org.apache.kafka.clients.consumer.KafkaConsumer;
import org.apache.kafka.clients.consumer.OffsetAndMetadata;
import org.apache.kafka.clients.producer.KafkaProducer;
import org.apache.kafka.clients.producer.ProducerRecord;
import org.apache.kafka.common.TopicPartition;
import org.apache.kafka.common.serialization.StringDeserializer;
import org.apache.kafka.common.serialization.StringSerializer;

/** Collects crossings until there are enough of them, and relays them together. */
public final class CrossingRelay {

  private static final int ENOUGH = 200;

  public static void main(String[] args) {
    Properties in = new Properties();
    in.put("bootstrap.servers", "kafka:9092");
    in.put("group.id", "crossing-relay");
    in.put("enable.auto.commit", "false");
    in.put("isolation.level", "read_committed");
    Properties out = new Properties();
    out.put("bootstrap.servers", "kafka:9092");
    out.put("transactional.id", "crossing-relay-" + System.getenv("POD_NAME"));
    try (KafkaConsumer<String, String> consumer =
            new KafkaConsumer<>(in, new StringDeserializer(), new StringDeserializer());
        KafkaProducer<String, String> producer =
            new KafkaProducer<>(out, new StringSerializer(), new StringSerializer())) {
      producer.initTransactions();
      consumer.subscribe(List.of("crossings"));
      while (true) {
        List<ConsumerRecord<String, String>> crossings = new ArrayList<>();
        Map<TopicPartition, OffsetAndMetadata> next = new HashMap<>();
        while (crossings.size() < ENOUGH) {
          for (ConsumerRecord<String, String> crossing : consumer.poll(Duration.ofMillis(200))) {
            crossings.add(crossing);
            next.put(
                new TopicPartition(crossing.topic(), crossing.partition()),
                new OffsetAndMetadata(crossing.offset() + 1));
          }
        }
        ConsumerGroupMetadata group = consumer.groupMetadata();
        producer.beginTransaction();
        crossings.forEach(
            each -> producer.send(new ProducerRecord<>("ferry-bills", each.key(), each.value())));
        producer.sendOffsetsToTransaction(next, group);
        producer.commitTransaction();
      }
    }
  }
}
