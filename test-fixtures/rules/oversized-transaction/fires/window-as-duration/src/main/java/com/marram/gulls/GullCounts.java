package com.marram.gulls;

import java.time.Duration;
import java.time.Instant;
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

public final class GullCounts {

  private static final Duration WINDOW = Duration.ofMinutes(2);

  private final KafkaConsumer<String, String> consumer;
  private final KafkaProducer<String, String> producer;

  public GullCounts(String brokers) {
    Map<String, Object> reading = new HashMap<>();
    reading.put("bootstrap.servers", brokers);
    reading.put("group.id", "gull-counts");
    reading.put("enable.auto.commit", "false");
    reading.put("isolation.level", "read_committed");
    consumer = new KafkaConsumer<>(reading, new StringDeserializer(), new StringDeserializer());
    Map<String, Object> writing = new HashMap<>();
    writing.put("bootstrap.servers", brokers);
    writing.put("transactional.id", "gull-counts-" + System.getenv("POD_NAME"));
    producer = new KafkaProducer<>(writing, new StringSerializer(), new StringSerializer());
    producer.initTransactions();
  }

  public void run(TopicPartition partition) {
    consumer.assign(List.of(partition));
    try (consumer; producer) {
      producer.beginTransaction();
      Instant started = Instant.now();
      while (!Thread.currentThread().isInterrupted()) {
        ConsumerRecords<String, String> records = consumer.poll(Duration.ofSeconds(1));
        for (ConsumerRecord<String, String> record : records) {
          producer.send(new ProducerRecord<>("out", record.key(), record.value()));
        }
        if (Duration.between(started, Instant.now()).compareTo(WINDOW) >= 0) { // expect: oversized-transaction
          producer.sendOffsetsToTransaction(records.nextOffsets(), consumer.groupMetadata());
          producer.commitTransaction();
          producer.beginTransaction();
          started = Instant.now();
        }
      }
    }
  }
}
