package ie.peatland.cutting;

import org.springframework.kafka.core.KafkaTemplate;
import org.springframework.stereotype.Service;

@Service
class TurfCutService {

  private final KafkaTemplate<String, String> kafka;

  TurfCutService(KafkaTemplate<String, String> kafka) {
    this.kafka = kafka;
  }

  void cut(String plot, String state) {
    kafka.send("turf-cuts", plot, state).join();
  }
}
