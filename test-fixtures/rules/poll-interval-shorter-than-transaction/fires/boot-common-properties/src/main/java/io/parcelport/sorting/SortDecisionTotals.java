package io.parcelport.sorting;

import org.apache.kafka.clients.consumer.ConsumerRecord;
import org.springframework.kafka.annotation.KafkaListener;
import org.springframework.kafka.core.KafkaTemplate;
import org.springframework.stereotype.Component;

@Component
class SortDecisionTotals {

  private final KafkaTemplate<String, String> kafka;

  SortDecisionTotals(KafkaTemplate<String, String> kafka) {
    this.kafka = kafka;
  }

  @KafkaListener(topics = "sort-decisions", groupId = "sort-decisions-totals")
  void on(ConsumerRecord<String, String> record) {
    kafka.send("sort-decisions-totals", record.key(), record.value());
  }
}
