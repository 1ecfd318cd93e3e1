package org.bloodbank.stock;

import org.springframework.kafka.core.KafkaTemplate;
import org.springframework.stereotype.Component;

@Component
class StockEvents {

  private final KafkaTemplate<String, Integer> kafka;

  StockEvents(KafkaTemplate<String, Integer> kafka) {
    this.kafka = kafka;
  }

  void move(String bloodGroup, String from, String to, int units) {
    kafka.executeInTransaction(
        t -> {
          t.send("stock." + from, bloodGroup, -units);
          return t.send("stock." + to, bloodGroup, units);
        });
  }
}
