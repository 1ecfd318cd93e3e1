package br.cafezal.lots;

import org.springframework.kafka.annotation.KafkaListener;
import org.springframework.kafka.core.KafkaTemplate;
import org.springframework.stereotype.Component;

@Component
class LotForwarder {

  private final KafkaTemplate<String, String> kafka;

  LotForwarder(KafkaTemplate<String, String> kafka) {
    this.kafka = kafka;
  }

  @KafkaListener(topics = "coffee-lots", groupId = "lot-board")
  void forward(String text) {
    kafka.send("lot-board", text);
  }
}
