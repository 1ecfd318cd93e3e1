package com.acme.quay;

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

public final class QuayRelay {

  private final KafkaConsumer<String, String> consumer;
  private final KafkaProducer<String, String> producer;

  public QuayRelay(String servers) {
    Map<String, Object> reading = new HashMap<>();
    reading.put("bootstrap.servers", servers);
    reading.put("group.id", "quay-relay");
    reading.put("isolation.level", "read_committed");
    reading.put("enable.auto.commit", false);
    consumer = new KafkaConsumer<>(reading, new StringDeserializer(), new StringDeserializer());
    Map<String, Object> writing = new HashMap<>();
    writing.put("bootstrap.servers", servers);
    writing.put("transactional.id", "quay-relay-" + System.getenv("POD_NAME"));
    producer = new KafkaProducer<>(writing, new StringSerializer(), new StringSerializer());
    producer.initTransactions();
    consumer.subscribe(List.of("crates"));
  }

  public void relay() {
    ConsumerRecords<String, String> crates = consumer.poll(Duration.ofMillis(300));
    if (crates.isEmpty()) {
      return;
    }
    producer.beginTransaction();
    for (ConsumerRecord<String, String> crate : crates) {
      producer.send(new ProducerRecord<>("quay-crates", crate.key(), crate.value()));
    }
    producer.sendOffsetsToTransaction(offsets(crates), consumer.groupMetadata());
    producer.commitTransaction();
  }

  public void close() {
    producer.close();
    consumer.close();
  }

  private static Map<TopicPartition, OffsetAndMetadata> offsets(
      ConsumerRecords<String, String> crates) {
    Map<TopicPartition, OffsetAndMetadata> offsets = new HashMap<>();
    crates.forEach(
        crate ->
            offsets.merge(
                new TopicPartition(crate.topic(), crate.partition()),
                new OffsetAndMetadata(crate.offset()), // expect: offset-not-incremented
                (first, second) -> second));
    return offsets;
  }
}
