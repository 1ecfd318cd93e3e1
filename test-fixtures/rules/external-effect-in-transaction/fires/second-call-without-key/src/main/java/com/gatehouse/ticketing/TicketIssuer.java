package com.gatehouse.ticketing;

import org.springframework.http.HttpEntity;
import org.springframework.http.HttpHeaders;
import org.springframework.http.HttpMethod;
import org.springframework.http.MediaType;
import org.springframework.kafka.annotation.KafkaHandler;
import org.springframework.kafka.annotation.KafkaListener;
import org.springframework.kafka.core.KafkaTemplate;
import org.springframework.stereotype.Component;
import org.springframework.web.client.RestOperations;

@Component
@KafkaListener(id = "ticket-issuer", topics = "ticket-orders")
public class TicketIssuer {

  private final RestOperations rest;
  private final KafkaTemplate<String, Object> kafka;

  public TicketIssuer(RestOperations rest, KafkaTemplate<String, Object> kafka) {
    this.rest = rest;
    this.kafka = kafka;
  }

  @KafkaHandler
  public void onOrder(TicketOrder order) {
    HttpHeaders paymentHeaders = new HttpHeaders();
    paymentHeaders.setContentType(MediaType.APPLICATION_JSON);
    paymentHeaders.set("Idempotency-Key", order.orderId());
    rest.postForEntity(
        "https://pay.gatehouse.example/payments", new HttpEntity<>(order, paymentHeaders), Void.class);

    HttpHeaders printHeaders = new HttpHeaders();
    printHeaders.setContentType(MediaType.APPLICATION_JSON);
    rest.exchange( // expect: external-effect-in-transaction
        "https://print.gatehouse.example/jobs",
        HttpMethod.POST,
        new HttpEntity<>(order, printHeaders),
        Void.class);

    kafka.send("tickets-issued", order.orderId(), order);
  }

  @KafkaHandler(isDefault = true)
  public void onOther(Object ignored) {}

  public record TicketOrder(String orderId, String show, String seat, long cents) {}
}
