package com.sableink.prints;

import org.springframework.http.MediaType;
import org.springframework.kafka.annotation.KafkaListener;
import org.springframework.kafka.support.Acknowledgment;
import org.springframework.messaging.handler.annotation.Payload;
import org.springframework.stereotype.Component;
import org.springframework.web.client.RestClient;

@Component
public class PrintOrderListener {

  private final RestClient printShop;

  public PrintOrderListener(RestClient.Builder builder) {
    this.printShop = builder.baseUrl("https://print-shop.example/api").build();
  }

  @KafkaListener(topics = "print-orders", groupId = "print-orders")
  public void onOrder(@Payload PrintOrder order, Acknowledgment acknowledgment) {
    printShop // expect: external-effect-without-idempotency-key
        .post()
        .uri("/jobs")
        .contentType(MediaType.APPLICATION_JSON)
        .body(order)
        .retrieve()
        .toBodilessEntity();
    acknowledgment.acknowledge();
  }

  public record PrintOrder(String motif, int copies, String address) {}
}
