package io.parcelport.sorting;

import java.util.HashMap;
import java.util.Map;
import org.apache.kafka.clients.consumer.ConsumerRecord;
import org.springframework.kafka.annotation.KafkaListener;
import org.springframework.stereotype.Component;

@Component
class SortDecisionListener {

  private final Map<String, String> latest = new HashMap<>();

  @KafkaListener(topics = "sort-decisions", groupId = "sort-decisions-view",
      properties = {
        "group.instance.id=view-member" // expect: static-member-id-shared
      })
  void on(ConsumerRecord<String, String> record) {
    latest.put(record.key(), record.value());
  }
}
