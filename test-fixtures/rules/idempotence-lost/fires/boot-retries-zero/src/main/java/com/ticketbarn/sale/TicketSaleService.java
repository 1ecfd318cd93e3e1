package com.ticketbarn.sale;

import org.springframework.kafka.core.KafkaTemplate;
import org.springframework.stereotype.Service;

@Service
class TicketSaleService {

  private final KafkaTemplate<String, String> kafka;

  TicketSaleService(KafkaTemplate<String, String> kafka) {
    this.kafka = kafka;
  }

  void sell(String seat, String state) {
    kafka.send("ticket-sales", seat, state).join();
  }
}
