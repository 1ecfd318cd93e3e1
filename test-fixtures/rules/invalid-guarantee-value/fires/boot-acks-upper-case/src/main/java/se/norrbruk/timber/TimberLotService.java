package se.norrbruk.timber;

import org.springframework.kafka.core.KafkaTemplate;
import org.springframework.stereotype.Service;

@Service
class TimberLotService {

  private final KafkaTemplate<String, String> kafka;

  TimberLotService(KafkaTemplate<String, String> kafka) {
    this.kafka = kafka;
  }

  void scale(String stack, String state) {
    kafka.send("timber-lots", stack, state).join();
  }
}
