package fr.lavande.harvest;

import org.apache.kafka.clients.consumer.ConsumerRecord;
import org.springframework.kafka.annotation.KafkaListener;
import org.springframework.kafka.core.KafkaTemplate;
import org.springframework.stereotype.Component;

@Component
class HarvestTotals {

  private final KafkaTemplate<String, String> kafka;

  HarvestTotals(KafkaTemplate<String, String> kafka) {
    this.kafka = kafka;
  }

  @KafkaListener(topics = "harvests", groupId = "harvests-totals")
  void on(ConsumerRecord<String, String> record) {
    kafka.send("harvests-totals", record.key(), record.value());
  }
}
