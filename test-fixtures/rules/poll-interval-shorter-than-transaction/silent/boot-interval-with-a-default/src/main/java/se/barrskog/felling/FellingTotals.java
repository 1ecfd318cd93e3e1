package se.barrskog.felling;

import org.apache.kafka.clients.consumer.ConsumerRecord;
import org.springframework.kafka.annotation.KafkaListener;
import org.springframework.kafka.core.KafkaTemplate;
import org.springframework.stereotype.Component;

@Component
class FellingTotals {

  private final KafkaTemplate<String, String> kafka;

  FellingTotals(KafkaTemplate<String, String> kafka) {
    this.kafka = kafka;
  }

  @KafkaListener(topics = "fellings", groupId = "fellings-totals")
  void on(ConsumerRecord<String, String> record) {
    kafka.send("fellings-totals", record.key(), record.value());
  }
}
