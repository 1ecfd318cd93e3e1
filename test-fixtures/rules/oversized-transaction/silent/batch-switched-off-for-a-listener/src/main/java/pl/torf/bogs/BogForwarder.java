package pl.torf.bogs;

import org.springframework.kafka.annotation.KafkaListener;
import org.springframework.kafka.core.KafkaTemplate;
import org.springframework.stereotype.Component;

@Component
class BogForwarder {

  private final KafkaTemplate<String, String> kafka;

  BogForwarder(KafkaTemplate<String, String> kafka) {
    this.kafka = kafka;
  }

  @KafkaListener(topics = "bog-levels", groupId = "bog-board", batch = "false")
  void onLevel(String level) {
    kafka.send("bog-board", level);
  }
}
