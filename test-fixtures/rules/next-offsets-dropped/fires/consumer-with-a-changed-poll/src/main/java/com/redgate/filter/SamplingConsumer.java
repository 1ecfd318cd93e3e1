package com.redgate.filter;

import java.time.Duration;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Properties;
import org.apache.kafka.clients.consumer.ConsumerRecord;
import org.apache.kafka.clients.consumer.ConsumerRecords;
import org.apache.kafka.clients.consumer.KafkaConsumer;
import org.apache.kafka.common.TopicPartition;
import org.apache.kafka.common.serialization.StringDeserializer;

/** Hands one record in ten to the application. */
public class SamplingConsumer extends KafkaConsumer<String, String> {

  public SamplingConsumer(Properties config) {
    super(config, new StringDeserializer(), new StringDeserializer());
  }

  @Override
  public ConsumerRecords<String, String> poll(Duration timeout) {
    ConsumerRecords<String, String> all = super.poll(timeout);
    Map<TopicPartition, List<ConsumerRecord<String, String>>> sample = new HashMap<>();
    for (TopicPartition partition : all.partitions()) {
      List<ConsumerRecord<String, String>> some = new ArrayList<>();
      for (ConsumerRecord<String, String> each : all.records(partition)) {
        if (each.offset() % 10 == 0) {
          some.add(each);
        }
      }
      sample.put(partition, some);
    }
    return new ConsumerRecords<>(sample); // expect: next-offsets-dropped
  }
}
