package com.bellweather.orders;

import org.springframework.stereotype.Component;
import org.springframework.web.client.RestClient;

@Component
class SupplierClient {

  private final RestClient supplier;

  SupplierClient(RestClient.Builder builder) {
    this.supplier =
        builder
            .baseUrl("https://supplier.example")
            .requestInterceptor(new IdempotencyKeyInterceptor())
            .build();
  }

  void reorder(String article, int pieces) {
    supplier.post().uri("/articles/{a}/orders", article).body(pieces).retrieve().toBodilessEntity();
  }
}
