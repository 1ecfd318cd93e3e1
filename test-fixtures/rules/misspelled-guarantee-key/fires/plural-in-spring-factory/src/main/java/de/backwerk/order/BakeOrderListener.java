package de.backwerk.order;

import java.util.HashMap;
import java.util.Map;
import org.apache.kafka.clients.consumer.ConsumerRecord;
import org.springframework.kafka.annotation.KafkaListener;
import org.springframework.stereotype.Component;

@Component
class BakeOrderListener {

  private final Map<String, String> latest = new HashMap<>();

  @KafkaListener(topics = "bake-orders", groupId = "bake-orders-view")
  void on(ConsumerRecord<String, String> record) {
    latest.put(record.key(), record.value());
  }
}
