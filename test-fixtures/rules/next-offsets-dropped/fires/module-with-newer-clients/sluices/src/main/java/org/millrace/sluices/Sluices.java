package org.millrace.sluices;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.apache.kafka.clients.consumer.ConsumerInterceptor;
import org.apache.kafka.clients.consumer.ConsumerRecord;
import org.apache.kafka.clients.consumer.ConsumerRecords;
import org.apache.kafka.clients.consumer.OffsetAndMetadata;
import org.apache.kafka.common.TopicPartition;

public final class Sluices implements ConsumerInterceptor<String, String> {

  @Override
  public ConsumerRecords<String, String> onConsume(ConsumerRecords<String, String> records) {
    Map<TopicPartition, List<ConsumerRecord<String, String>>> kept = new HashMap<>();
    for (TopicPartition partition : records.partitions()) {
      kept.put(partition, ofSluice(records.records(partition)));
    }
    return new ConsumerRecords<>(kept); // expect: next-offsets-dropped
  }

  private static List<ConsumerRecord<String, String>> ofSluice(
      List<ConsumerRecord<String, String>> all) {
    List<ConsumerRecord<String, String>> some = new ArrayList<>();
    for (ConsumerRecord<String, String> each : all) {
      if (each.key().startsWith("sluice-")) {
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
