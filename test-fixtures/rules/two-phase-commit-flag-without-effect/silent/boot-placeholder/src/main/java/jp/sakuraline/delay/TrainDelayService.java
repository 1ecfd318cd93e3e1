package jp.sakuraline.delay;

import org.springframework.kafka.core.KafkaTemplate;
import org.springframework.stereotype.Service;

@Service
class TrainDelayService {

  private final KafkaTemplate<String, String> kafka;

  TrainDelayService(KafkaTemplate<String, String> kafka) {
    this.kafka = kafka;
  }

  void announce(String train, String state) {
    kafka.executeInTransaction(
        operations -> {
          operations.send("train-delays", train, state);
          operations.send("train-delays-audit", train, state);
          return true;
        });
  }
}
