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
    kafka.send("refunds", payment, state).join();
  }
}
