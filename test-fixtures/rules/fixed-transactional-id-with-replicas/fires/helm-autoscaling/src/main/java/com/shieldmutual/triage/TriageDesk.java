package com.shieldmutual.triage;

import org.springframework.kafka.core.KafkaTemplate;
import org.springframework.stereotype.Service;

@Service
public class TriageDesk {

  private final KafkaTemplate<String, String> kafka;

  public TriageDesk(KafkaTemplate<String, String> kafka) {
    this.kafka = kafka;
  }

  public void route(String claim, String adjuster, boolean urgent) {
    kafka.executeInTransaction(
        operations -> {
          operations.send("claims.routed", claim, adjuster);
          if (urgent) {
            operations.send("adjusters.alerts", adjuster, claim);
          }
          return true;
        });
  }
}
