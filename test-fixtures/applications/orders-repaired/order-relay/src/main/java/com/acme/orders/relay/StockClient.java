package com.acme.orders.relay;

import java.io.IOException;
import java.io.InterruptedIOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpRequest.BodyPublishers;
import java.net.http.HttpResponse;
import java.net.http.HttpResponse.BodyHandlers;
import java.time.Duration;

/** Reserves goods in the warehouse. */
final class StockClient {

  private static final int CREATED = 201;
  private static final Duration TIMEOUT = Duration.ofSeconds(3);

  private final HttpClient http = HttpClient.newBuilder().connectTimeout(TIMEOUT).build();
  private final URI reservations;

  StockClient(URI warehouse) {
    this.reservations = warehouse.resolve("/reservations");
  }

  /**
   * Reserves the goods of an order and returns whether they are in stock. The warehouse recognises an
   * order that it has seen before.
   */
  boolean reserve(String orderNumber, String order) throws IOException {
    HttpRequest request =
        HttpRequest.newBuilder(reservations)
            .timeout(TIMEOUT)
            .header("Content-Type", "application/json")
            .header("Idempotency-Key", orderNumber)
            .POST(BodyPublishers.ofString(order))
            .build();
    try {
      HttpResponse<String> answer = http.send(request, BodyHandlers.ofString());
      return answer.statusCode() == CREATED;
    } catch (InterruptedException interrupted) {
      Thread.currentThread().interrupt();
      throw new InterruptedIOException("The reservation was interrupted.");
    }
  }
}
