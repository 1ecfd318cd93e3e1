package pe.andes.wool;

import org.springframework.kafka.annotation.KafkaListener;
import org.springframework.kafka.core.KafkaTemplate;
import org.springframework.stereotype.Component;

@Component
class WoolForwarder {

  private final KafkaTemplate<String, String> kafka;

  WoolForwarder(KafkaTemplate<String, String> kafka) {
    this.kafka = kafka;
  }

  @KafkaListener(topics = "wool-bales", groupId = "wool-board")
  void forward(String text) {
    kafka.send("wool-board", text);
  }
}
