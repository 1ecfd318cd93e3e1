package com.citymetro.fares;

import org.springframework.kafka.core.KafkaTemplate;
import org.springframework.stereotype.Service;
import org.springframework.transaction.annotation.Transactional;

@Service
class FareEngine {

  private final KafkaTemplate<String, Long> fares;

  FareEngine(KafkaTemplate<String, Long> fares) {
    this.fares = fares;
  }

  @Transactional
  public void tapOut(String card, long fareInCents, String operator) {
    fares.send("cards.charged", card, fareInCents);
    fares.send("operators.credited", operator, fareInCents);
  }
}
