package com.redgate.filter;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.apache.kafka.clients.consumer.ConsumerInterceptor;
import org.apache.kafka.clients.consumer.OffsetAndMetadata;
import org.apache.kafka.common.TopicPartition;

public final class Fan implements ConsumerInterceptor<String, String> {

  private ConsumerRecords last = new ConsumerRecords(List.of());

  @Override
  public org.apache.kafka.clients.consumer.ConsumerRecords<String, String> onConsume(
      org.apache.kafka.clients.consumer.ConsumerRecords<String, String> records) {
    List<String> values = new ArrayList<>();
    records.forEach(record -> values.add(record.value()));
    last = new ConsumerRecords(values);
    return records;
  }

  @Override
  public void onCommit(Map<TopicPartition, OffsetAndMetadata> offsets) {}

  @Override
  public void close() {}

  @Override
  public void configure(Map<String, ?> configs) {}
}
