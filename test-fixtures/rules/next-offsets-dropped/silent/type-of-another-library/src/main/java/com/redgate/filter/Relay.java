package com.redgate.filter;

import io.brassworks.messaging.ConsumerInterceptor;
import io.brassworks.messaging.ConsumerRecords;

public final class Relay implements ConsumerInterceptor<String, String> {

  @Override
  public ConsumerRecords<String, String> onConsume(ConsumerRecords<String, String> records) {
    return new ConsumerRecords<>(records.all());
  }
}
