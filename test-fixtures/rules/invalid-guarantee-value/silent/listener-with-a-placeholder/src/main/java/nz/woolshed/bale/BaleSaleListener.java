package nz.woolshed.bale;

import java.util.HashMap;
import java.util.Map;
import org.apache.kafka.clients.consumer.ConsumerRecord;
import org.springframework.kafka.annotation.KafkaListener;
import org.springframework.stereotype.Component;

@Component
class BaleSaleListener {

  private final Map<String, String> latest = new HashMap<>();

  @KafkaListener(topics = "bale-sales", groupId = "bale-sales-view",
      properties = {"isolation.level=${app.isolation}", "max.poll.records=50"})
  void on(ConsumerRecord<String, String> record) {
    latest.put(record.key(), record.value());
  }
}
