package com.inkwell.print;

import org.springframework.kafka.core.KafkaTemplate;
import org.springframework.stereotype.Service;

@Service
class PrintJobService {

  private final KafkaTemplate<String, String> kafka;

  PrintJobService(KafkaTemplate<String, String> kafka) {
    this.kafka = kafka;
  }

  void queue(String job, String state) {
    kafka.executeInTransaction(
        operations -> {
          operations.send("print-jobs", job, state);
          operations.send("print-jobs-audit", job, state);
          return true;
        });
  }
}
