package com.vinylvault.auction;

import org.springframework.kafka.core.KafkaTemplate;
import org.springframework.stereotype.Service;
import org.springframework.transaction.annotation.Transactional;

@Service
public class Hammer {

  private final KafkaTemplate<String, String> kafka;

  public Hammer(KafkaTemplate<String, String> kafka) {
    this.kafka = kafka;
  }

  @Transactional
  public void fall(String lot, String winner, String price) {
    kafka.send("lots.sold", lot, winner);
    kafka.send("winners.invoices", winner, price);
  }
}
