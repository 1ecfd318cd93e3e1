package com.pantrypost.orders;

import org.springframework.http.HttpStatus;
import org.springframework.web.bind.annotation.PostMapping;
import org.springframework.web.bind.annotation.RequestBody;
import org.springframework.web.bind.annotation.ResponseStatus;
import org.springframework.web.bind.annotation.RestController;

@RestController
class OrderController {

  private final OrderPlacement placement;

  OrderController(OrderPlacement placement) {
    this.placement = placement;
  }

  @PostMapping("/orders")
  @ResponseStatus(HttpStatus.ACCEPTED)
  void place(@RequestBody Order order) {
    placement.place(order);
  }
}
