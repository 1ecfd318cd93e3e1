package com.ferrystone.payouts;

import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import org.springframework.kafka.annotation.KafkaListener;
import org.springframework.kafka.core.KafkaTemplate;
import org.springframework.stereotype.Component;

@Component
class PayoutListener {

  private static final Logger log = LoggerFactory.getLogger(PayoutListener.class);

  private final PayoutBooking booking;
  private final KafkaTemplate<String, Payout> kafka;

  PayoutListener(PayoutBooking booking, KafkaTemplate<String, Payout> kafka) {
    this.booking = booking;
    this.kafka = kafka;
  }

  @KafkaListener(topics = "payouts-approved")
  void onApproval(Payout payout) {
    booking.book(payout);
    kafka.send("payouts-booked", payout.id(), payout);
    log.info("Payout {} is booked", payout.id());
  }

  record Payout(String id, String wallet, long cents) {}
}
