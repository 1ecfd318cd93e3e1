package br.cafezal.roast;

import org.springframework.kafka.core.KafkaTemplate;
import org.springframework.stereotype.Service;

@Service
class RoastBatchService {

  private final KafkaTemplate<String, String> kafka;

  RoastBatchService(KafkaTemplate<String, String> kafka) {
    this.kafka = kafka;
  }

  void roast(String batch, String state) {
    kafka.send("roast-batches", batch, state).join();
  }
}
