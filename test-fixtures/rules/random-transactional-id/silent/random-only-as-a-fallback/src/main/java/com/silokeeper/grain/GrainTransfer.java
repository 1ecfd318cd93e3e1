package com.silokeeper.grain;

import org.springframework.kafka.core.KafkaTemplate;
import org.springframework.stereotype.Component;

@Component
class GrainTransfer {

  private final KafkaTemplate<String, Long> kafka;

  GrainTransfer(KafkaTemplate<String, Long> kafka) {
    this.kafka = kafka;
  }

  void move(String from, String to, long kilograms) {
    kafka.executeInTransaction(
        t -> {
          t.send("silos", from, -kilograms);
          return t.send("silos", to, kilograms);
        });
  }
}
