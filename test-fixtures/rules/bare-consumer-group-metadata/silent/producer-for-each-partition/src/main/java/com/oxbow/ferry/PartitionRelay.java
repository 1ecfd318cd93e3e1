package com.oxbow.ferry;

import java.time.Duration;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Properties;
import org.apache.kafka.clients.consumer.ConsumerGroupMetadata;
import org.apache.kafka.clients.consumer.ConsumerRecord;
import org.apache.kafka.clients.consumer.ConsumerRecords;
import org.apache.kafka.clients.consumer.KafkaConsumer;
import org.apache.kafka.clients.consumer.OffsetAndMetadata;
import org.apache.kafka.clients.producer.KafkaProducer;
import org.apache.kafka.clients.producer.ProducerRecord;
import org.apache.kafka.common.TopicPartition;
import org.apache.kafka.common.serialization.StringDeserializer;
import org.apache.kafka.common.serialization.StringSerializer;

/** The new owner of a partition fences the producer of the old one, as it was done before 2.5. */
public final class PartitionRelay {

  private static final String GROUP = "partition-relay";

  private final Map<TopicPartition, KafkaProducer<String, String>> producers = new HashMap<>();

  public void run() {
    Properties in = new Properties();
    in.put("bootstrap.servers", "kafka:9092");
    in.put("group.id", GROUP);
    in.put("enable.auto.commit", "false");
    in.put("isolation.level", "read_committed");
    try (KafkaConsumer<String, String> consumer =
        new KafkaConsumer<>(in, new StringDeserializer(), new StringDeserializer())) {
      consumer.subscribe(List.of("crossings"));
      while (true) {
        ConsumerRecords<String, String> crossings = consumer.poll(Duration.ofMillis(200));
        for (TopicPartition partition : crossings.partitions()) {
          relay(partition, crossings.records(partition));
        }
      }
    }
  }

  private void relay(TopicPartition partition, List<ConsumerRecord<String, String>> crossings) {
    KafkaProducer<String, String> producer =
        producers.computeIfAbsent(partition, PartitionRelay::open);
    long next = crossings.get(crossings.size() - 1).offset() + 1;
    producer.beginTransaction();
    crossings.forEach(
        each -> producer.send(new ProducerRecord<>("ferry-bills", each.key(), each.value())));
    producer.sendOffsetsToTransaction(
        Map.of(partition, new OffsetAndMetadata(next)), new ConsumerGroupMetadata(GROUP));
    producer.commitTransaction();
  }

  private static KafkaProducer<String, String> open(TopicPartition partition) {
    Properties out = new Properties();
    out.put("bootstrap.servers", "kafka:9092");
    out.put("transactional.id", GROUP + "-" + partition.topic() + "-" + partition.partition());
    KafkaProducer<String, String> producer =
        new KafkaProducer<>(out, new StringSerializer(), new StringSerializer());
    producer.initTransactions();
    return producer;
  }
}
