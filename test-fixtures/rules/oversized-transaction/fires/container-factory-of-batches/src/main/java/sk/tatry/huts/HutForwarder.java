package sk.tatry.huts;

import java.util.List;
import org.springframework.kafka.annotation.KafkaListener;
import org.springframework.kafka.core.KafkaTemplate;
import org.springframework.stereotype.Component;

@Component
class HutForwarder {

  private final KafkaTemplate<String, String> kafka;

  HutForwarder(KafkaTemplate<String, String> kafka) {
    this.kafka = kafka;
  }

  @KafkaListener(topics = "hut-bookings", groupId = "hut-board")
  void forward(List<String> bookings) {
    bookings.forEach(booking -> kafka.send("hut-board", booking));
  }
}
