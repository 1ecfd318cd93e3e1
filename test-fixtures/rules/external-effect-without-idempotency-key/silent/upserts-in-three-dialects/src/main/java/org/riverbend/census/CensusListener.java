package org.riverbend.census;

import org.apache.kafka.clients.consumer.ConsumerRecord;
import org.springframework.kafka.annotation.KafkaListener;
import org.springframework.stereotype.Component;

@Component
class CensusListener {

  private final CensusWriter writer;

  CensusListener(CensusWriter writer) {
    this.writer = writer;
  }

  @KafkaListener(topics = {"households", "streets", "dogs"}, groupId = "census")
  void onForm(ConsumerRecord<String, String> form) {
    switch (form.topic()) {
      case "households" -> writer.household(form.key(), Integer.parseInt(form.value()));
      case "streets" -> writer.street(form.key());
      default -> writer.dog(form.key(), form.value());
    }
  }
}
