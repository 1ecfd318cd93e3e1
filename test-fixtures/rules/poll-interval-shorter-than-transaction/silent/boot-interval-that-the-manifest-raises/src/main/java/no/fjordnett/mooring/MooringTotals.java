package no.fjordnett.mooring;

import org.apache.kafka.clients.consumer.ConsumerRecord;
import org.springframework.kafka.annotation.KafkaListener;
import org.springframework.kafka.core.KafkaTemplate;
import org.springframework.stereotype.Component;

@Component
class MooringTotals {

  private final KafkaTemplate<String, String> kafka;

  MooringTotals(KafkaTemplate<String, String> kafka) {
    this.kafka = kafka;
  }

  @KafkaListener(topics = "moorings", groupId = "moorings-totals")
  void on(ConsumerRecord<String, String> record) {
    kafka.send("moorings-totals", record.key(), record.value());
  }
}
