package com.payloft.refund;

import java.util.HashMap;
import java.util.Map;
import org.apache.kafka.clients.consumer.ConsumerRecord;
import org.springframework.kafka.annotation.KafkaListener;
import org.springframework.stereotype.Component;

@Component
class RefundListener {

  private final Map<String, String> latest = new HashMap<>();

  @KafkaListener(topics = "refunds", groupId = "refunds-view")
  void on(ConsumerRecord<String, String> record) {
    latest.put(record.key(), record.value());
  }
}
