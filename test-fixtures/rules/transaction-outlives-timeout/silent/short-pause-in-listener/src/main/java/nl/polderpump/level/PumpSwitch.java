package nl.polderpump.level;

import org.springframework.kafka.annotation.KafkaListener;
import org.springframework.kafka.core.KafkaTemplate;
import org.springframework.stereotype.Component;

@Component
class PumpSwitch {

  private final KafkaTemplate<String, String> kafka;

  PumpSwitch(KafkaTemplate<String, String> kafka) {
    this.kafka = kafka;
  }

  @KafkaListener(topics = "water-levels", groupId = "pump-switch")
  void onLevel(String level) throws InterruptedException {
    kafka.send("pump-commands", level);
    Thread.sleep(2_000);
    kafka.send("pump-commands", "check");
  }
}
