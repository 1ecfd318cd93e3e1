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
    kafka.executeInTransaction(
        operations -> {
          operations.send("turf-cuts", plot, state);
          operations.send("turf-cuts-audit", plot, state);
          return true;
        });
  }
}
