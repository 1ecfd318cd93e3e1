package com.copperleaf.interest;

import java.util.Map;
import org.springframework.kafka.core.KafkaTemplate;
import org.springframework.stereotype.Component;

@Component
class RateChanges {

  private final KafkaTemplate<String, String> kafka;

  RateChanges(KafkaTemplate<String, String> kafka) {
    this.kafka = kafka;
  }

  void publish(Map<String, String> rateByProduct) {
    kafka.executeInTransaction(
        operations -> {
          rateByProduct.forEach((product, rate) -> operations.send("rates", product, rate));
          return true;
        });
  }
}
