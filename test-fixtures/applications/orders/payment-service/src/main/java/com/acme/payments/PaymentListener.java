package com.acme.payments;

import org.apache.kafka.clients.consumer.ConsumerRecord;
import org.springframework.kafka.annotation.KafkaListener;
import org.springframework.kafka.core.KafkaTemplate;
import org.springframework.stereotype.Component;

/** Takes the payment of each order that the warehouse can deliver. */
@Component
class PaymentListener {

  private final PaymentGateway gateway;
  private final KafkaTemplate<String, String> kafka;

  PaymentListener(PaymentGateway gateway, KafkaTemplate<String, String> kafka) {
    this.gateway = gateway;
    this.kafka = kafka;
  }

  @KafkaListener(topics = "orders.validated")
  void onOrder(ConsumerRecord<String, String> order) {
    String receipt = gateway.charge(order.key(), order.value());
    kafka.send("payments.captured", order.key(), receipt);
  }
}
