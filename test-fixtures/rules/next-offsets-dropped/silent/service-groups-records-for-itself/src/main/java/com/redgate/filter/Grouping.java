package com.redgate.filter;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.apache.kafka.clients.consumer.ConsumerRecord;
import org.apache.kafka.clients.consumer.ConsumerRecords;
import org.apache.kafka.common.TopicPartition;

/** Works on a copy; the consumer's own records are not touched. */
final class Grouping {

  ConsumerRecords<String, String> large(ConsumerRecords<String, String> records) {
    Map<TopicPartition, List<ConsumerRecord<String, String>>> large = new HashMap<>();
    for (TopicPartition partition : records.partitions()) {
      large.put(partition, records.records(partition));
    }
    return new ConsumerRecords<>(large);
  }
}
