package com.redgate.filter;

import java.util.Map;
import org.apache.kafka.clients.producer.ProducerInterceptor;
import org.apache.kafka.clients.producer.ProducerRecord;
import org.apache.kafka.clients.producer.RecordMetadata;

public final class Stamp implements ProducerInterceptor<String, String> {

  @Override
  public ProducerRecord<String, String> onSend(ProducerRecord<String, String> record) {
    return new ProducerRecord<>(record.topic(), record.key(), record.value() + ";stamped");
  }

  @Override
  public void onAcknowledgement(RecordMetadata metadata, Exception exception) {}

  @Override
  public void close() {}

  @Override
  public void configure(Map<String, ?> configs) {}
}
