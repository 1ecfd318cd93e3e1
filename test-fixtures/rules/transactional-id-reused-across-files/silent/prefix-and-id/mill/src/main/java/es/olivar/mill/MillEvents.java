package es.olivar.mill;

import org.springframework.kafka.core.KafkaTemplate;
import org.springframework.stereotype.Service;

@Service
public class MillEvents {

  private final KafkaTemplate<String, String> kafka;

  public MillEvents(KafkaTemplate<String, String> kafka) {
    this.kafka = kafka;
  }

  public void publish(String run) {
    kafka.executeInTransaction(events -> events.send("mill-runs", run));
  }
}
