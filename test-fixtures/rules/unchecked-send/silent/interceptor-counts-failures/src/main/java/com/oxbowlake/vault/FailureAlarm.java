package com.oxbowlake.vault;

import java.util.Map;
import java.util.concurrent.atomic.AtomicInteger;
import org.apache.kafka.clients.producer.ProducerInterceptor;
import org.apache.kafka.clients.producer.ProducerRecord;
import org.apache.kafka.clients.producer.RecordMetadata;

public final class FailureAlarm implements ProducerInterceptor<String, String> {

  private static final AtomicInteger FAILURES = new AtomicInteger();

  @Override
  public ProducerRecord<String, String> onSend(ProducerRecord<String, String> record) {
    return record;
  }

  @Override
  public void onAcknowledgement(RecordMetadata metadata, Exception exception) {
    if (exception != null) {
      FAILURES.incrementAndGet();
    }
  }

  @Override
  public void close() {}

  @Override
  public void configure(Map<String, ?> configs) {}
}
