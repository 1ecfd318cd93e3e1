package fr.lavande.harvest;

import java.util.List;
import org.springframework.kafka.annotation.KafkaListener;
import org.springframework.kafka.core.KafkaTemplate;
import org.springframework.stereotype.Component;

@Component
class HarvestForwarder {

  private final KafkaTemplate<String, String> kafka;

  HarvestForwarder(KafkaTemplate<String, String> kafka) {
    this.kafka = kafka;
  }

  @KafkaListener(topics = "harvests", groupId = "harvest-forwarder", batch = "true")
  void onHarvests(List<String> harvests) {
    harvests.forEach(harvest -> kafka.send("harvest-board", harvest));
  }
}
