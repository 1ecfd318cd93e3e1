package com.payloft.refund;

import org.springframework.kafka.core.KafkaTemplate;
import org.springframework.stereotype.Service;

@Service
class RefundService {

  private final KafkaTemplate<String, String> kafka;

  RefundService(KafkaTemplate<String, String> kafka) {
    this.kafka = kafka;
  }

  void grant(String payment, String state) {
    kafka.executeInTransaction(
        operations -> {
          operations.send("refunds", payment, state);
          operations.send("refunds-audit", payment, state);
          return true;
        });
  }
}
