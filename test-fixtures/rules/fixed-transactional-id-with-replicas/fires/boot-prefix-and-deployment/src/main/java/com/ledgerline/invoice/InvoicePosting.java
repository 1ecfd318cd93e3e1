package com.ledgerline.invoice;

import org.springframework.kafka.annotation.KafkaListener;
import org.springframework.messaging.handler.annotation.SendTo;
import org.springframework.stereotype.Component;

@Component
public class InvoicePosting {

  @KafkaListener(topics = "invoices.approved")
  @SendTo("ledger.postings")
  public String post(String invoice) {
    return "{\"posting\":" + invoice + "}";
  }
}
