package com.redgate.filter;

import org.apache.kafka.clients.consumer.ConsumerRecord;

public final class OnlyPaid extends FilteringInterceptor<String, String> {

  @Override
  boolean keeps(ConsumerRecord<String, String> record) {
    return record.value().contains("PAID");
  }
}
