package com.marram.terns;

import java.time.Duration;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.apache.kafka.clients.consumer.ConsumerRecord;
import org.apache.kafka.clients.consumer.ConsumerRecords;
import org.apache.kafka.clients.consumer.KafkaConsumer;
import org.apache.kafka.clients.producer.KafkaProducer;
import org.apache.kafka.clients.producer.ProducerRecord;
import org.apache.kafka.common.TopicPartition;
import org.apache.kafka.common.serialization.StringDeserializer;
import org.apache.kafka.common.serialization.StringSerializer;

public final class TernCounts {

  private static final long WINDOW_MS = 60_000;

  private final KafkaConsumer<String, String> consumer;
  private final KafkaProducer<String, String> producer;

  public TernCounts(String brokers) {
    Map<String, Object> reading = new HashMap<>();
    reading.put("bootstrap.servers", brokers);
    reading.put("group.id", "tern-counts");
    reading.put("enable.auto.commit", "false");
    reading.put("isolation.level", "read_committed");
    consumer = new KafkaConsumer<>(reading, new StringDeserializer(), new StringDeserializer());
    Map<String, Object> writing = new HashMap<>();
    writing.put("bootstrap.servers", brokers);
    writing.put("transactional.id", "tern-counts-" + System.getenv("POD_NAME"));
    producer = new KafkaProducer<>(writing, new StringSerializer(), new StringSerializer());
    producer.initTransactions();
  }

  public void run(TopicPartition partition) {
    consumer.assign(List.of(partition));
    try (consumer; producer) {
      boolean open = false;
      long deadline = 0;
      while (!Thread.currentThread().isInterrupted()) {
        if (!open) {
          producer.beginTransaction();
          open = true;
          deadline = System.currentTimeMillis() + WINDOW_MS;
        }
        ConsumerRecords<String, String> records = consumer.poll(Duration.ofSeconds(1));
        for (ConsumerRecord<String, String> record : records) {
          producer.send(new ProducerRecord<>("terns", record.key(), record.value()));
        }
        if (System.currentTimeMillis() >= deadline) { // expect: oversized-transaction
          producer.sendOffsetsToTransaction(records.nextOffsets(), consumer.groupMetadata());
          producer.commitTransaction();
          open = false;
          deadline = System.currentTimeMillis() + WINDOW_MS;
        }
      }
    }
  }
}
