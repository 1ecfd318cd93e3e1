package com.pantrypost.orders;

import org.springframework.http.MediaType;
import org.springframework.kafka.core.KafkaTemplate;
import org.springframework.stereotype.Service;
import org.springframework.transaction.annotation.Transactional;
import org.springframework.web.client.RestClient;

@Service
public class OrderPlacement {

  private final KafkaTemplate<String, Object> kafka;
  private final RestClient couriers;

  public OrderPlacement(KafkaTemplate<String, Object> kafka, RestClient.Builder builder) {
    this.kafka = kafka;
    this.couriers = builder.baseUrl("https://couriers.pantrypost.example").build();
  }

  /** Publishes the order and its kitchen slip together, or neither of them. */
  @Transactional("kafkaTransactionManager")
  public void place(Order order) {
    kafka.send("orders", order.id(), order);
    kafka.send("kitchen-slips", order.restaurant(), order.dishes());
    couriers.post() // expect: external-effect-in-transaction
        .uri("/pickups")
        .contentType(MediaType.APPLICATION_JSON)
        .body(new Pickup(order.restaurant(), order.address()))
        .retrieve()
        .toBodilessEntity();
  }

  record Pickup(String from, String to) {}
}
