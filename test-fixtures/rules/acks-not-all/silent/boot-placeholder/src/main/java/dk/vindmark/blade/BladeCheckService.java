package dk.vindmark.blade;

import org.springframework.kafka.core.KafkaTemplate;
import org.springframework.stereotype.Service;

@Service
class BladeCheckService {

  private final KafkaTemplate<String, String> kafka;

  BladeCheckService(KafkaTemplate<String, String> kafka) {
    this.kafka = kafka;
  }

  void inspect(String blade, String state) {
    kafka.send("blade-checks", blade, state).join();
  }
}
