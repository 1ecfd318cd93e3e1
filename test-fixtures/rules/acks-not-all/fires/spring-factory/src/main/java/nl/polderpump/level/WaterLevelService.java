package nl.polderpump.level;

import org.springframework.kafka.core.KafkaTemplate;
import org.springframework.stereotype.Service;

@Service
class WaterLevelService {

  private final KafkaTemplate<String, String> kafka;

  WaterLevelService(KafkaTemplate<String, String> kafka) {
    this.kafka = kafka;
  }

  void measure(String pump, String state) {
    kafka.send("water-levels", pump, state).join();
  }
}
