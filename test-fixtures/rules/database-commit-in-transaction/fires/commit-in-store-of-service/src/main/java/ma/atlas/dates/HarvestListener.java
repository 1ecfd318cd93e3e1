package ma.atlas.dates;

import java.sql.SQLException;
import org.apache.kafka.clients.consumer.ConsumerRecord;
import org.springframework.kafka.annotation.KafkaListener;
import org.springframework.kafka.core.KafkaTemplate;
import org.springframework.stereotype.Component;

@Component
class HarvestListener {

  private final HarvestStore store;
  private final KafkaTemplate<String, String> kafka;

  HarvestListener(HarvestStore store, KafkaTemplate<String, String> kafka) {
    this.store = store;
    this.kafka = kafka;
  }

  @KafkaListener(topics = "harvests", groupId = "harvests")
  void onHarvest(ConsumerRecord<String, String> harvest) throws SQLException {
    store.add(harvest.key(), harvest.value());
    kafka.send("stored-harvests", harvest.key(), harvest.value());
  }
}
