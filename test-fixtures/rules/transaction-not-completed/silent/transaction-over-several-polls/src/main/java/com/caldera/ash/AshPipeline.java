package com.caldera.ash;

import java.time.Duration;
import java.util.Collection;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Properties;
import org.apache.kafka.clients.consumer.ConsumerConfig;
import org.apache.kafka.clients.consumer.ConsumerRebalanceListener;
import org.apache.kafka.clients.consumer.ConsumerRecords;
import org.apache.kafka.clients.consumer.KafkaConsumer;
import org.apache.kafka.clients.consumer.OffsetAndMetadata;
import org.apache.kafka.clients.producer.KafkaProducer;
import org.apache.kafka.clients.producer.ProducerConfig;
import org.apache.kafka.clients.producer.ProducerRecord;
import org.apache.kafka.common.TopicPartition;
import org.apache.kafka.common.serialization.StringDeserializer;
import org.apache.kafka.common.serialization.StringSerializer;

/** Commits after a thousand records, or when partitions are taken away. */
public final class AshPipeline implements ConsumerRebalanceListener, AutoCloseable {

  private static final int SIZE = 1_000;

  private final KafkaConsumer<String, String> consumer;
  private final KafkaProducer<String, String> producer;
  private final Map<TopicPartition, OffsetAndMetadata> offsets = new HashMap<>();
  private boolean open;
  private int count;

  public AshPipeline(String brokers) {
    Properties in = new Properties();
    in.put(ConsumerConfig.BOOTSTRAP_SERVERS_CONFIG, brokers);
    in.put(ConsumerConfig.GROUP_ID_CONFIG, "ash");
    in.put(ConsumerConfig.ENABLE_AUTO_COMMIT_CONFIG, "false");
    in.put(ConsumerConfig.ISOLATION_LEVEL_CONFIG, "read_committed");
    consumer = new KafkaConsumer<>(in, new StringDeserializer(), new StringDeserializer());
    Properties out = new Properties();
    out.put(ProducerConfig.BOOTSTRAP_SERVERS_CONFIG, brokers);
    out.put(ProducerConfig.TRANSACTIONAL_ID_CONFIG, "ash-" + System.getenv("POD_NAME"));
    producer = new KafkaProducer<>(out, new StringSerializer(), new StringSerializer());
    producer.initTransactions();
  }

  public static void main(String[] args) {
    try (AshPipeline pipeline = new AshPipeline(args[0])) {
      pipeline.run();
    }
  }

  private void run() {
    consumer.subscribe(List.of("eruptions"), this);
    while (!Thread.currentThread().isInterrupted()) {
      ConsumerRecords<String, String> batch = consumer.poll(Duration.ofMillis(200));
      if (batch.isEmpty()) {
        continue;
      }
      if (!open) {
        producer.beginTransaction();
        open = true;
      }
      batch.forEach(e -> producer.send(new ProducerRecord<>("ash", e.key(), e.value())));
      offsets.putAll(batch.nextOffsets());
      count += batch.count();
      if (count >= SIZE) {
        commit();
      }
    }
  }

  private void commit() {
    if (open) {
      producer.sendOffsetsToTransaction(offsets, consumer.groupMetadata());
      producer.commitTransaction();
      offsets.clear();
      open = false;
      count = 0;
    }
  }

  @Override
  public void onPartitionsRevoked(Collection<TopicPartition> partitions) {
    commit();
  }

  @Override
  public void onPartitionsAssigned(Collection<TopicPartition> partitions) {
    count = 0;
  }

  @Override
  public void close() {
    consumer.close();
    producer.close();
  }
}
