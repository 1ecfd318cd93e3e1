package com.ropeway.ride;

import org.springframework.kafka.core.KafkaTemplate;
import org.springframework.stereotype.Service;

@Service
class CableRideService {

  private final KafkaTemplate<String, String> kafka;

  CableRideService(KafkaTemplate<String, String> kafka) {
    this.kafka = kafka;
  }

  void board(String cabin, String state) {
    kafka.executeInTransaction(
        operations -> {
          operations.send("cable-rides", cabin, state);
          operations.send("cable-rides-audit", cabin, state);
          return true;
        });
  }
}
