package com.millpond.escrow;

import org.springframework.kafka.annotation.KafkaListener;
import org.springframework.stereotype.Component;
import org.springframework.web.client.RestClient;

@Component
class ReleaseListener {

  private final RestClient bank;

  ReleaseListener(RestClient.Builder builder) {
    this.bank = builder.baseUrl("https://bank.millpond.example").build();
  }

  @KafkaListener(topics = "escrow-releases", groupId = "escrow")
  void onRelease(Release release) {
    bank.post()
        .uri("/transfers")
        .header("Idempotency-Key", "escrow-" + release.id())
        .body(release)
        .retrieve()
        .toBodilessEntity();
  }

  record Release(String id, String account, long cents) {}
}
