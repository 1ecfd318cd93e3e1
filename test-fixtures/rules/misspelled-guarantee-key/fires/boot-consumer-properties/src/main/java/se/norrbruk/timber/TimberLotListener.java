package se.norrbruk.timber;

import java.util.HashMap;
import java.util.Map;
import org.apache.kafka.clients.consumer.ConsumerRecord;
import org.springframework.kafka.annotation.KafkaListener;
import org.springframework.stereotype.Component;

@Component
class TimberLotListener {

  private final Map<String, String> latest = new HashMap<>();

  @KafkaListener(topics = "timber-lots", groupId = "timber-lots-view")
  void on(ConsumerRecord<String, String> record) {
    latest.put(record.key(), record.value());
  }
}
