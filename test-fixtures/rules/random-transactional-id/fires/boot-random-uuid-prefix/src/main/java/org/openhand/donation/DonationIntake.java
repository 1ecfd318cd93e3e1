package org.openhand.donation;

import org.springframework.kafka.core.KafkaTemplate;
import org.springframework.stereotype.Component;

@Component
public class DonationIntake {

  private final KafkaTemplate<String, String> kafka;

  public DonationIntake(KafkaTemplate<String, String> kafka) {
    this.kafka = kafka;
  }

  public void accept(String donor, String project, String amount) {
    kafka.executeInTransaction(
        t -> {
          t.send("projects.donations", project, amount);
          t.send("donors.receipts", donor, amount);
          return null;
        });
  }
}
