package com.wrenfield.rent;

import org.springframework.http.ResponseEntity;
import org.springframework.kafka.annotation.KafkaListener;
import org.springframework.kafka.core.KafkaTemplate;
import org.springframework.stereotype.Component;
import org.springframework.web.client.RestTemplate;

@Component
class RentCollector {

  private static final String MANDATES = "https://bank.wrenfield.example/mandates/{mandate}/collections";

  private final RestTemplate bank;
  private final KafkaTemplate<String, String> kafka;

  RentCollector(RestTemplate bank, KafkaTemplate<String, String> kafka) {
    this.bank = bank;
    this.kafka = kafka;
  }

  @KafkaListener(topics = "rents-due")
  void collect(RentDue rent) {
    Collection collection = new Collection(rent.invoice(), rent.cents(), "EUR");
    ResponseEntity<String> answer =
        bank.postForEntity(MANDATES, collection, String.class, rent.mandate());
    kafka.send("rents-collected", rent.invoice(), answer.getBody());
  }

  record RentDue(String invoice, String mandate, long cents) {}

  record Collection(String idempotencyKey, long amount, String currency) {}
}
