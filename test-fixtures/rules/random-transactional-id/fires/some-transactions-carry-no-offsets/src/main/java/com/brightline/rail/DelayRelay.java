package com.brightline.rail;

import java.time.Duration;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.UUID;
import org.apache.kafka.clients.consumer.Consumer;
import org.apache.kafka.clients.consumer.ConsumerConfig;
import org.apache.kafka.clients.consumer.ConsumerRecord;
import org.apache.kafka.clients.consumer.ConsumerRecords;
import org.apache.kafka.clients.consumer.KafkaConsumer;
import org.apache.kafka.clients.consumer.OffsetAndMetadata;
import org.apache.kafka.clients.producer.KafkaProducer;
import org.apache.kafka.clients.producer.Producer;
import org.apache.kafka.clients.producer.ProducerConfig;
import org.apache.kafka.clients.producer.ProducerRecord;
import org.apache.kafka.common.TopicPartition;
import org.apache.kafka.common.serialization.StringDeserializer;
import org.apache.kafka.common.serialization.StringSerializer;

/** Relays delays; when nothing arrives, it publishes the state of all lines. */
public final class DelayRelay {

  private final Map<String, String> lines = new HashMap<>();
  private final Consumer<String, String> consumer;
  private final Producer<String, String> producer;

  public DelayRelay(String brokers) {
    Map<String, Object> producing = new HashMap<>();
    producing.put(ProducerConfig.BOOTSTRAP_SERVERS_CONFIG, brokers);
    producing.put(ProducerConfig.TRANSACTIONAL_ID_CONFIG, "delay-relay-" + UUID.randomUUID()); // expect: random-transactional-id
    producer = new KafkaProducer<>(producing, new StringSerializer(), new StringSerializer());
    Map<String, Object> consuming = new HashMap<>();
    consuming.put(ConsumerConfig.BOOTSTRAP_SERVERS_CONFIG, brokers);
    consuming.put(ConsumerConfig.GROUP_ID_CONFIG, "delay-relay");
    consuming.put(ConsumerConfig.ENABLE_AUTO_COMMIT_CONFIG, false);
    consuming.put(ConsumerConfig.ISOLATION_LEVEL_CONFIG, "read_committed");
    consumer = new KafkaConsumer<>(consuming, new StringDeserializer(), new StringDeserializer());
  }

  public void run() {
    try (producer;
        consumer) {
      producer.initTransactions();
      consumer.subscribe(List.of("trains.delayed"));
      while (true) {
        ConsumerRecords<String, String> delays = consumer.poll(Duration.ofSeconds(5));
        if (delays.isEmpty()) {
          publishState();
        } else {
          relay(delays);
        }
      }
    }
  }

  private void relay(ConsumerRecords<String, String> delays) {
    producer.beginTransaction();
    Map<TopicPartition, OffsetAndMetadata> offsets = new HashMap<>();
    for (ConsumerRecord<String, String> delay : delays) {
      lines.put(delay.key(), delay.value());
      producer.send(new ProducerRecord<>("passengers.informed", delay.key(), delay.value()));
      offsets.put(
          new TopicPartition(delay.topic(), delay.partition()),
          new OffsetAndMetadata(delay.offset() + 1));
    }
    producer.sendOffsetsToTransaction(offsets, consumer.groupMetadata());
    producer.commitTransaction();
  }

  private void publishState() {
    producer.beginTransaction();
    lines.forEach((line, delay) -> producer.send(new ProducerRecord<>("lines", line, delay)));
    producer.commitTransaction();
  }
}
