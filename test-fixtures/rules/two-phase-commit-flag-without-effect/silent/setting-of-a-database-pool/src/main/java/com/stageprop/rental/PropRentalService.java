package com.stageprop.rental;

import org.springframework.kafka.core.KafkaTemplate;
import org.springframework.stereotype.Service;

@Service
class PropRentalService {

  private final KafkaTemplate<String, String> kafka;

  PropRentalService(KafkaTemplate<String, String> kafka) {
    this.kafka = kafka;
  }

  void rent(String prop, String state) {
    kafka.executeInTransaction(
        operations -> {
          operations.send("prop-rentals", prop, state);
          operations.send("prop-rentals-audit", prop, state);
          return true;
        });
  }
}
