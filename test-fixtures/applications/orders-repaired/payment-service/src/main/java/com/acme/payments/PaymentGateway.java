package com.acme.payments;

import org.springframework.http.MediaType;
import org.springframework.stereotype.Component;
import org.springframework.web.client.RestClient;

/** The payment provider. */
@Component
class PaymentGateway {

  private final RestClient provider;

  PaymentGateway(RestClient provider) {
    this.provider = provider;
  }

  /**
   * Charges the customer of an order and returns the receipt. The provider answers a repeated order
   * with the receipt of the first time.
   */
  String charge(String orderNumber, String order) {
    return provider
        .post()
        .uri("/v1/charges/{merchant}", "acme")
        .contentType(MediaType.APPLICATION_JSON)
        .header("Idempotency-Key", orderNumber)
        .body(order)
        .retrieve()
        .body(String.class);
  }
}
