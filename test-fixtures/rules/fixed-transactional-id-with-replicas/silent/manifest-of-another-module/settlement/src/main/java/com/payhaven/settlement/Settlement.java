package com.payhaven.settlement;

import org.springframework.kafka.core.KafkaTemplate;
import org.springframework.stereotype.Service;
import org.springframework.transaction.annotation.Transactional;

@Service
public class Settlement {

  private final KafkaTemplate<String, String> kafka;

  public Settlement(KafkaTemplate<String, String> kafka) {
    this.kafka = kafka;
  }

  @Transactional
  public void settle(String merchant, Iterable<String> payments) {
    payments.forEach(payment -> kafka.send("payments.settled", payment, merchant));
    kafka.send("merchants.settled", merchant, "DONE");
  }
}
