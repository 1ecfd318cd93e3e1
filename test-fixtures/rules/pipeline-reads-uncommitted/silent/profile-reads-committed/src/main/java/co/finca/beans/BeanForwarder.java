package co.finca.beans;

import org.springframework.kafka.annotation.KafkaListener;
import org.springframework.kafka.core.KafkaTemplate;
import org.springframework.stereotype.Component;

@Component
class BeanForwarder {

  private final KafkaTemplate<String, String> kafka;

  BeanForwarder(KafkaTemplate<String, String> kafka) {
    this.kafka = kafka;
  }

  @KafkaListener(topics = "bean-lots", groupId = "bean-board")
  void forward(String text) {
    kafka.send("bean-board", text);
  }
}
