package com.acme.claims;

import java.io.IOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import org.apache.kafka.streams.processor.api.Processor;
import org.apache.kafka.streams.processor.api.Record;

final class PayoutProcessor implements Processor<String, String, Void, Void> {

  private final HttpClient bank;

  PayoutProcessor(HttpClient bank) {
    this.bank = bank;
  }

  @Override
  public void process(Record<String, String> claim) {
    HttpRequest request =
        HttpRequest.newBuilder(URI.create("https://bank.acme.com/payouts"))
            .header("Idempotency-Key", claim.key())
            .POST(HttpRequest.BodyPublishers.ofString(claim.value()))
            .build();
    try {
      bank.send(request, HttpResponse.BodyHandlers.discarding());
    } catch (IOException | InterruptedException failure) {
      throw new IllegalStateException(failure);
    }
  }
}
