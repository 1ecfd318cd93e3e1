package ie.peatland.cutting;

import java.util.HashMap;
import java.util.Map;
import org.apache.kafka.clients.consumer.ConsumerRecord;
import org.springframework.kafka.annotation.KafkaListener;
import org.springframework.stereotype.Component;

@Component
class TurfCutListener {

  private final Map<String, String> latest = new HashMap<>();

  @KafkaListener(topics = "turf-cuts", groupId = "turf-cuts-view")
  void on(ConsumerRecord<String, String> record) {
    latest.put(record.key(), record.value());
  }
}
