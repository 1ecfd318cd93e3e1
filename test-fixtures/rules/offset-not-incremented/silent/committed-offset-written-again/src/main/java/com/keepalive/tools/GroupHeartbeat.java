package com.keepalive.tools;

import java.util.HashMap;
import java.util.Map;
import java.util.Properties;
import java.util.Set;
import org.apache.kafka.clients.consumer.KafkaConsumer;
import org.apache.kafka.clients.consumer.OffsetAndMetadata;
import org.apache.kafka.common.TopicPartition;
import org.apache.kafka.common.serialization.ByteArrayDeserializer;

/** Commits what is committed, so that the offsets of a rarely used group do not expire. */
public final class GroupHeartbeat {

  public static void main(String[] args) {
    Properties settings = new Properties();
    settings.setProperty("bootstrap.servers", args[0]);
    settings.setProperty("group.id", args[1]);
    settings.setProperty("enable.auto.commit", "false");
    Set<TopicPartition> partitions = Set.of(new TopicPartition(args[2], 0), new TopicPartition(args[2], 1));
    try (var consumer = new KafkaConsumer<>(settings, new ByteArrayDeserializer(), new ByteArrayDeserializer())) {
      consumer.assign(partitions);
      Map<TopicPartition, OffsetAndMetadata> again = new HashMap<>();
      consumer
          .committed(partitions)
          .forEach(
              (partition, committed) -> {
                if (committed != null) {
                  again.put(partition, new OffsetAndMetadata(committed.offset(), committed.metadata()));
                }
              });
      consumer.commitSync(again);
    }
  }
}
