package com.bellweather.orders;

import org.apache.kafka.clients.consumer.ConsumerRecord;
import org.springframework.kafka.annotation.KafkaListener;
import org.springframework.stereotype.Component;

@Component
class ReorderListener {

  private final SupplierClient supplier;

  ReorderListener(SupplierClient supplier) {
    this.supplier = supplier;
  }

  @KafkaListener(topics = "stock-low", groupId = "reorders")
  void onStockLow(ConsumerRecord<String, Integer> low) {
    String eventId = new String(low.headers().lastHeader("event-id").value());
    CurrentEvent.handle(eventId, () -> supplier.reorder(low.key(), low.value()));
  }
}
