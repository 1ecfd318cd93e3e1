package lt.gintaras.amber;

import org.apache.kafka.clients.consumer.ConsumerRecords;
import org.springframework.kafka.annotation.KafkaListener;
import org.springframework.kafka.core.KafkaTemplate;
import org.springframework.stereotype.Component;

@Component
class AmberForwarder {

  private final KafkaTemplate<String, String> kafka;

  AmberForwarder(KafkaTemplate<String, String> kafka) {
    this.kafka = kafka;
  }

  @KafkaListener(topics = "amber-finds", groupId = "amber-board", containerFactory = "batches")
  void onFinds(ConsumerRecords<String, String> finds) {
    finds.forEach(find -> kafka.send("amber-board", find.key(), find.value()));
  }
}
