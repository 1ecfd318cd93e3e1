package ca.maplerun.tap;

import java.util.HashMap;
import java.util.Map;
import org.apache.kafka.clients.consumer.ConsumerRecord;
import org.springframework.kafka.annotation.KafkaListener;
import org.springframework.stereotype.Component;

@Component
class SapYieldListener {

  private final Map<String, String> latest = new HashMap<>();

  @KafkaListener(topics = "sap-yields", groupId = "sap-yields-view",
      properties = "isolation.level:READ_COMMITTED") // expect: invalid-guarantee-value
  void on(ConsumerRecord<String, String> record) {
    latest.put(record.key(), record.value());
  }
}
