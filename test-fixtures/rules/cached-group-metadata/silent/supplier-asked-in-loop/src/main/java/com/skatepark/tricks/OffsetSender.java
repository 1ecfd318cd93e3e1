package com.skatepark.tricks;

import java.util.Map;
import java.util.function.Supplier;
import org.apache.kafka.clients.consumer.ConsumerGroupMetadata;
import org.apache.kafka.clients.consumer.OffsetAndMetadata;
import org.apache.kafka.clients.producer.Producer;
import org.apache.kafka.common.TopicPartition;

final class OffsetSender {

  private final Producer<?, ?> producer;
  private final Supplier<ConsumerGroupMetadata> group;

  OffsetSender(Producer<?, ?> producer, Supplier<ConsumerGroupMetadata> group) {
    this.producer = producer;
    this.group = group;
  }

  void send(Map<TopicPartition, OffsetAndMetadata> offsets) {
    producer.sendOffsetsToTransaction(offsets, group.get());
  }
}
