package com.tidalwave.sensor;

import java.util.Collection;
import java.util.HashMap;
import java.util.Map;
import org.apache.kafka.clients.consumer.ConsumerRebalanceListener;
import org.apache.kafka.clients.producer.KafkaProducer;
import org.apache.kafka.clients.producer.Producer;
import org.apache.kafka.clients.producer.ProducerConfig;
import org.apache.kafka.common.TopicPartition;
import org.apache.kafka.common.serialization.ByteArraySerializer;

/** One producer per assigned input partition, so that the new owner fences the old one. */
final class PartitionProducers implements ConsumerRebalanceListener {

  private static final String PREFIX = "tide-sensor-";

  private final Map<String, Object> common;
  private final Map<TopicPartition, Producer<byte[], byte[]>> producers = new HashMap<>();

  PartitionProducers(Map<String, Object> common) {
    this.common = common;
  }

  Producer<byte[], byte[]> of(TopicPartition partition) {
    return producers.get(partition);
  }

  @Override
  public void onPartitionsAssigned(Collection<TopicPartition> partitions) {
    for (TopicPartition partition : partitions) {
      producers.computeIfAbsent(partition, this::open);
    }
  }

  @Override
  public void onPartitionsRevoked(Collection<TopicPartition> partitions) {
    partitions.stream().map(producers::remove).forEach(Producer::close);
  }

  private Producer<byte[], byte[]> open(TopicPartition partition) {
    Map<String, Object> config = new HashMap<>(common);
    config.put(
        ProducerConfig.TRANSACTIONAL_ID_CONFIG,
        PREFIX + partition.topic() + "-" + partition.partition());
    Producer<byte[], byte[]> producer =
        new KafkaProducer<>(config, new ByteArraySerializer(), new ByteArraySerializer());
    producer.initTransactions();
    return producer;
  }
}
