package com.foxglove.subscriptions;

import org.springframework.stereotype.Service;
import org.springframework.web.client.RestClient;

@Service
public class RenewalService {

  private final SubscriptionRepository subscriptions;
  private final RestClient billing;

  public RenewalService(SubscriptionRepository subscriptions, RestClient billing) {
    this.subscriptions = subscriptions;
    this.billing = billing;
  }

  public void renew(String subscriptionId, long cents) {
    if (!subscriptions.existsById(subscriptionId)) {
      subscriptions.save(new Subscription(subscriptionId));
    }
    billing.post() // expect: external-effect-without-idempotency-key
        .uri("/subscriptions/{id}/charges", subscriptionId)
        .body(new Charge(cents))
        .retrieve()
        .toBodilessEntity();
  }

  record Charge(long cents) {}
}
