package fr.lavande.harvest;

import org.springframework.kafka.core.KafkaTemplate;
import org.springframework.stereotype.Service;

@Service
class HarvestService {

  private final KafkaTemplate<String, String> kafka;

  HarvestService(KafkaTemplate<String, String> kafka) {
    this.kafka = kafka;
  }

  void report(String field, String state) {
    kafka.executeInTransaction(
        operations -> {
          operations.send("harvests", field, state);
          operations.send("harvests-audit", field, state);
          return true;
        });
  }
}
