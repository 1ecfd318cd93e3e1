package org.openshelter.bed;

import org.springframework.kafka.core.KafkaTemplate;
import org.springframework.stereotype.Service;

@Service
class BedStayService {

  private final KafkaTemplate<String, String> kafka;

  BedStayService(KafkaTemplate<String, String> kafka) {
    this.kafka = kafka;
  }

  void assign(String bed, String state) {
    kafka.executeInTransaction(
        operations -> {
          operations.send("bed-stays", bed, state);
          operations.send("bed-stays-audit", bed, state);
          return true;
        });
  }
}
