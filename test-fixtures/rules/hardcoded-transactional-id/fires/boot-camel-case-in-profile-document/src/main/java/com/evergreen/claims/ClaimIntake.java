package com.evergreen.claims;

import org.springframework.kafka.core.KafkaOperations;
import org.springframework.stereotype.Component;

@Component
class ClaimIntake {

  private final KafkaOperations<String, String> kafka;

  ClaimIntake(KafkaOperations<String, String> kafka) {
    this.kafka = kafka;
  }

  void accept(String claimNumber, String policy, String description) {
    kafka.executeInTransaction(
        operations -> {
          operations.send("claims.opened", claimNumber, description);
          operations.send("policies.touched", policy, claimNumber);
          return null;
        });
  }
}
