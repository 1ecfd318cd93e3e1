package com.redgate.filter;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.apache.kafka.clients.consumer.ConsumerInterceptor;
import org.apache.kafka.clients.consumer.ConsumerRecord;
import org.apache.kafka.clients.consumer.ConsumerRecords;
import org.apache.kafka.clients.consumer.OffsetAndMetadata;
import org.apache.kafka.common.TopicPartition;

abstract class FilteringInterceptor<K, V> implements ConsumerInterceptor<K, V> {

  abstract boolean keeps(ConsumerRecord<K, V> record);

  @Override
  public ConsumerRecords<K, V> onConsume(ConsumerRecords<K, V> records) {
    Map<TopicPartition, List<ConsumerRecord<K, V>>> kept = new LinkedHashMap<>();
    for (ConsumerRecord<K, V> record : records) {
      if (keeps(record)) {
        kept.computeIfAbsent(
                new TopicPartition(record.topic(), record.partition()), key -> new ArrayList<>())
            .add(record);
      }
    }
    return new ConsumerRecords<>(kept); // expect: next-offsets-dropped
  }

  @Override
  public void onCommit(Map<TopicPartition, OffsetAndMetadata> offsets) {}

  @Override
  public void close() {}

  @Override
  public void configure(Map<String, ?> configs) {}
}
