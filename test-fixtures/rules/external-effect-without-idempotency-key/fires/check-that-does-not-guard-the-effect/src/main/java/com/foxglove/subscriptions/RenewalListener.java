package com.foxglove.subscriptions;

import org.apache.kafka.clients.consumer.ConsumerRecord;
import org.springframework.kafka.annotation.KafkaListener;
import org.springframework.stereotype.Component;

@Component
public class RenewalListener {

  private final RenewalService renewals;

  public RenewalListener(RenewalService renewals) {
    this.renewals = renewals;
  }

  @KafkaListener(topics = "renewals-due", groupId = "renewals")
  public void onRenewal(ConsumerRecord<String, Long> renewal) {
    renewals.renew(renewal.key(), renewal.value());
  }
}
