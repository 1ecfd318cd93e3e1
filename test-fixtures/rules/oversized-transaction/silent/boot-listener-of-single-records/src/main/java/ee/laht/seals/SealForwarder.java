package ee.laht.seals;

import org.springframework.kafka.annotation.KafkaListener;
import org.springframework.kafka.core.KafkaTemplate;
import org.springframework.stereotype.Component;

@Component
class SealForwarder {

  private final KafkaTemplate<String, String> kafka;

  SealForwarder(KafkaTemplate<String, String> kafka) {
    this.kafka = kafka;
  }

  @KafkaListener(topics = "seal-sightings", groupId = "seal-board")
  void onSighting(String sighting) {
    kafka.send("seal-board", sighting);
  }
}
