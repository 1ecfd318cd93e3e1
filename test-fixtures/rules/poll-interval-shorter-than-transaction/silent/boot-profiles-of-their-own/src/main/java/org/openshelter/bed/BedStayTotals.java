package org.openshelter.bed;

import org.apache.kafka.clients.consumer.ConsumerRecord;
import org.springframework.kafka.annotation.KafkaListener;
import org.springframework.kafka.core.KafkaTemplate;
import org.springframework.stereotype.Component;

@Component
class BedStayTotals {

  private final KafkaTemplate<String, String> kafka;

  BedStayTotals(KafkaTemplate<String, String> kafka) {
    this.kafka = kafka;
  }

  @KafkaListener(topics = "bed-stays", groupId = "bed-stays-totals")
  void on(ConsumerRecord<String, String> record) {
    kafka.send("bed-stays-totals", record.key(), record.value());
  }
}
