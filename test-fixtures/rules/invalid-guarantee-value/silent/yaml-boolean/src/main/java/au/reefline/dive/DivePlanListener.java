package au.reefline.dive;

import java.util.HashMap;
import java.util.Map;
import org.apache.kafka.clients.consumer.ConsumerRecord;
import org.springframework.kafka.annotation.KafkaListener;
import org.springframework.stereotype.Component;

@Component
class DivePlanListener {

  private final Map<String, String> latest = new HashMap<>();

  @KafkaListener(topics = "dive-plans", groupId = "dive-plans-view")
  void on(ConsumerRecord<String, String> record) {
    latest.put(record.key(), record.value());
  }
}
