package com.acme.orders;

import org.springframework.kafka.core.KafkaTemplate;
import org.springframework.web.bind.annotation.PostMapping;
import org.springframework.web.bind.annotation.RequestBody;
import org.springframework.web.bind.annotation.RestController;

@RestController
public class OrderController {

  private final KafkaTemplate<String, String> template;

  public OrderController(KafkaTemplate<String, String> template) {
    this.template = template;
  }

  @PostMapping("/orders")
  void place(@RequestBody String order) {
    template.send("orders", order);
  }
}
