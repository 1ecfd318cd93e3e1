package com.redgate.filter;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.apache.kafka.clients.consumer.ConsumerInterceptor;
import org.apache.kafka.clients.consumer.ConsumerRecord;
import org.apache.kafka.clients.consumer.ConsumerRecords;
import org.apache.kafka.clients.consumer.OffsetAndMetadata;
import org.apache.kafka.common.TopicPartition;

public final class Blank implements ConsumerInterceptor<String, String> {

  @Override
  public ConsumerRecords<String, String> onConsume(ConsumerRecords<String, String> records) {
    Map<TopicPartition, List<ConsumerRecord<String, String>>> kept = new HashMap<>();
    for (TopicPartition partition : records.partitions()) {
      kept.put(partition, filled(records.records(partition)));
    }
    return kept.isEmpty() ? ConsumerRecords.empty() : new ConsumerRecords<>(kept); // expect: next-offsets-dropped
  }

  private static List<ConsumerRecord<String, String>> filled(
      List<ConsumerRecord<String, String>> all) {
    List<ConsumerRecord<String, String>> some = new ArrayList<>();
    for (ConsumerRecord<String, String> each : all) {
      if (each.value() != null) {
        some.add(each);
      }
    }
    return some;
  }

  @Override
  public void onCommit(Map<TopicPartition, OffsetAndMetadata> offsets) {}

  @Override
  public void close() {}

  @Override
  public void configure(Map<String, ?> configs) {}
}
