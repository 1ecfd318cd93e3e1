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

public final class Expired implements ConsumerInterceptor<String, String> {

  @Override
  public ConsumerRecords<String, String> onConsume(ConsumerRecords<String, String> records) {
    Map<TopicPartition, List<ConsumerRecord<String, String>>> kept = new HashMap<>();
    for (TopicPartition partition : records.partitions()) {
      kept.put(partition, fresh(records.records(partition)));
    }
    ConsumerRecords<String, String> result = new ConsumerRecords<>(kept); // expect: next-offsets-dropped
    System.out.println(records.count() - result.count() + " records are too old");
    return result;
  }

  private static List<ConsumerRecord<String, String>> fresh(
      List<ConsumerRecord<String, String>> all) {
    List<ConsumerRecord<String, String>> some = new ArrayList<>();
    for (ConsumerRecord<String, String> each : all) {
      if (each.timestamp() > System.currentTimeMillis() - 86_400_000L) {
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
