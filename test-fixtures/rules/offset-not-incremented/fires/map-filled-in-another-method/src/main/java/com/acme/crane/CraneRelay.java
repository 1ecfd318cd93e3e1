package com.acme.crane;

import java.time.Duration;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.apache.kafka.clients.consumer.ConsumerRecord;
import org.apache.kafka.clients.consumer.ConsumerRecords;
import org.apache.kafka.clients.consumer.KafkaConsumer;
import org.apache.kafka.clients.consumer.OffsetAndMetadata;
import org.apache.kafka.clients.producer.KafkaProducer;
import org.apache.kafka.clients.producer.ProducerRecord;
import org.apache.kafka.common.TopicPartition;
import org.apache.kafka.common.serialization.StringDeserializer;
import org.apache.kafka.common.serialization.StringSerializer;

public final class CraneRelay {

  private final KafkaConsumer<String, String> consumer;
  private final KafkaProducer<String, String> producer;

  public CraneRelay(String servers) {
    Map<String, Object> reading = new HashMap<>();
    reading.put("bootstrap.servers", servers);
    reading.put("group.id", "crane-relay");
    reading.put("isolation.level", "read_committed");
    reading.put("enable.auto.commit", false);
    consumer = new KafkaConsumer<>(reading, new StringDeserializer(), new StringDeserializer());
    Map<String, Object> writing = new HashMap<>();
    writing.put("bootstrap.servers", servers);
    writing.put("transactional.id", "crane-relay-" + System.getenv("POD_NAME"));
    producer = new KafkaProducer<>(writing, new StringSerializer(), new StringSerializer());
    producer.initTransactions();
    consumer.subscribe(List.of("lifts"));
  }

  public void relay() {
    ConsumerRecords<String, String> lifts = consumer.poll(Duration.ofMillis(300));
    if (lifts.isEmpty()) {
      return;
    }
    producer.beginTransaction();
    for (ConsumerRecord<String, String> lift : lifts) {
      producer.send(new ProducerRecord<>("crane-lifts", lift.key(), lift.value()));
    }
    producer.sendOffsetsToTransaction(offsets(lifts), consumer.groupMetadata());
    producer.commitTransaction();
  }

  public void close() {
    producer.close();
    consumer.close();
  }

  private static Map<TopicPartition, OffsetAndMetadata> offsets(
      ConsumerRecords<String, String> lifts) {
    Map<TopicPartition, OffsetAndMetadata> offsets = new HashMap<>();
    for (ConsumerRecord<String, String> lift : lifts) {
      add(offsets, lift);
    }
    return offsets;
  }

  private static void add(
      Map<TopicPartition, OffsetAndMetadata> offsets, ConsumerRecord<String, String> lift) {
    offsets.put(new TopicPartition(lift.topic(), lift.partition()), metadata(lift));
  }

  private static OffsetAndMetadata metadata(ConsumerRecord<String, String> lift) {
    return new OffsetAndMetadata(lift.offset()); // expect: offset-not-incremented
  }
}
