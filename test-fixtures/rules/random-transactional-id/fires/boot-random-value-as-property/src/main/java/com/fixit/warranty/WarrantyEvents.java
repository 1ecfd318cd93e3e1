package com.fixit.warranty;

import org.springframework.kafka.core.KafkaTemplate;
import org.springframework.stereotype.Service;

@Service
class WarrantyEvents {

  private final KafkaTemplate<String, String> kafka;

  WarrantyEvents(KafkaTemplate<String, String> kafka) {
    this.kafka = kafka;
  }

  boolean replace(String serial, String newSerial, String customer) {
    return kafka.executeInTransaction(
        operations -> {
          operations.send("devices.retired", serial, customer);
          operations.send("devices.shipped", newSerial, customer);
          return true;
        });
  }
}
