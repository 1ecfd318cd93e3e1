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

  /** Charges the customer of an order and returns the receipt. */
  String charge(String orderNumber, String order) {
    // expect: external-effect-in-transaction
    return provider
        .post()
        .uri("/v1/charges/{merchant}", "acme")
        .contentType(MediaType.APPLICATION_JSON)
        .header("X-Order-Number", orderNumber)
        .body(order)
        .retrieve()
        .body(String.class);
  }
}
