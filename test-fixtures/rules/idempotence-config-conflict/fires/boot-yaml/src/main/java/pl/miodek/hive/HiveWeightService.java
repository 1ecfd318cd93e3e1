package pl.miodek.hive;

import org.springframework.kafka.core.KafkaTemplate;
import org.springframework.stereotype.Service;

@Service
class HiveWeightService {

  private final KafkaTemplate<String, String> kafka;

  HiveWeightService(KafkaTemplate<String, String> kafka) {
    this.kafka = kafka;
  }

  void weigh(String hive, String state) {
    kafka.send("hive-weights", hive, state).join();
  }
}
