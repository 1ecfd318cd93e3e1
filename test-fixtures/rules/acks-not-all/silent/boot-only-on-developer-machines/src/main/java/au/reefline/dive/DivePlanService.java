package au.reefline.dive;

import org.springframework.kafka.core.KafkaTemplate;
import org.springframework.stereotype.Service;

@Service
class DivePlanService {

  private final KafkaTemplate<String, String> kafka;

  DivePlanService(KafkaTemplate<String, String> kafka) {
    this.kafka = kafka;
  }

  void plan(String diver, String state) {
    kafka.send("dive-plans", diver, state).join();
  }
}
