package ch.gletscher.cabin;

import org.springframework.kafka.core.KafkaTemplate;
import org.springframework.stereotype.Service;

@Service
class CabinStayService {

  private final KafkaTemplate<String, String> kafka;

  CabinStayService(KafkaTemplate<String, String> kafka) {
    this.kafka = kafka;
  }

  void book(String cabin, String state) {
    kafka.executeInTransaction(
        operations -> {
          operations.send("cabin-stays", cabin, state);
          operations.send("cabin-stays-audit", cabin, state);
          return true;
        });
  }
}
