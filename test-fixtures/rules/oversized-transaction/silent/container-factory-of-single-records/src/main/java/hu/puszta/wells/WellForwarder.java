package hu.puszta.wells;

import org.springframework.kafka.annotation.KafkaListener;
import org.springframework.kafka.core.KafkaTemplate;
import org.springframework.stereotype.Component;

@Component
class WellForwarder {

  private final KafkaTemplate<String, String> kafka;

  WellForwarder(KafkaTemplate<String, String> kafka) {
    this.kafka = kafka;
  }

  @KafkaListener(topics = "well-levels", groupId = "well-board")
  void forward(String level) {
    kafka.send("well-board", level);
  }
}
