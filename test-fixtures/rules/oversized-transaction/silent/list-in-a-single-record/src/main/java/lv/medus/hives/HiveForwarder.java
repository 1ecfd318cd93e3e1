package lv.medus.hives;

import java.util.List;
import org.springframework.kafka.annotation.KafkaListener;
import org.springframework.kafka.core.KafkaTemplate;
import org.springframework.stereotype.Component;

@Component
class HiveForwarder {

  private final KafkaTemplate<String, String> kafka;

  HiveForwarder(KafkaTemplate<String, String> kafka) {
    this.kafka = kafka;
  }

  @KafkaListener(topics = "hive-weights", groupId = "hive-board")
  void onWeights(List<String> weights) {
    weights.forEach(weight -> kafka.send("hive-board", weight));
  }
}
