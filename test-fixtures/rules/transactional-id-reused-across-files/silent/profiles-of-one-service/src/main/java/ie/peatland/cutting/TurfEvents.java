package ie.peatland.cutting;

import org.springframework.kafka.core.KafkaTemplate;
import org.springframework.stereotype.Service;

@Service
public class TurfEvents {

  private final KafkaTemplate<String, String> kafka;

  public TurfEvents(KafkaTemplate<String, String> kafka) {
    this.kafka = kafka;
  }

  public void publish(String cut) {
    kafka.executeInTransaction(events -> events.send("turf-cuts", cut));
  }
}
