package dk.klitten.dredging;

import org.apache.kafka.clients.consumer.ConsumerRecord;
import org.springframework.kafka.annotation.KafkaListener;
import org.springframework.kafka.core.KafkaTemplate;
import org.springframework.stereotype.Component;

@Component
class DredgingTotals {

  private final KafkaTemplate<String, String> kafka;

  DredgingTotals(KafkaTemplate<String, String> kafka) {
    this.kafka = kafka;
  }

  @KafkaListener(topics = "dredgings", groupId = "dredgings-totals")
  void on(ConsumerRecord<String, String> record) {
    kafka.send("dredgings-totals", record.key(), record.value());
  }
}
