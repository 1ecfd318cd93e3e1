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
    kafka.send("print-jobs", job, state).join();
  }
}
