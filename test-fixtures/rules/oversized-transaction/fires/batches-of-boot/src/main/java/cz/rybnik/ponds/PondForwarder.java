package cz.rybnik.ponds;

import java.util.List;
import org.springframework.kafka.annotation.KafkaListener;
import org.springframework.kafka.core.KafkaTemplate;
import org.springframework.stereotype.Component;

@Component
class PondForwarder {

  private final KafkaTemplate<String, String> kafka;

  PondForwarder(KafkaTemplate<String, String> kafka) {
    this.kafka = kafka;
  }

  @KafkaListener(topics = "pond-levels", groupId = "pond-board")
  void onLevels(List<String> levels) {
    levels.forEach(level -> kafka.send("pond-board", level));
  }
}
