package com.tidetables;

import java.util.Map;
import org.springframework.kafka.core.KafkaTemplate;
import org.springframework.stereotype.Component;

@Component
public class TidePublisher {

  private final KafkaTemplate<String, String> kafka;

  public TidePublisher(KafkaTemplate<String, String> kafka) {
    this.kafka = kafka;
  }

  public void publish(String harbour, Map<String, String> levelByTime) {
    kafka.executeInTransaction(
        t -> {
          levelByTime.forEach((time, level) -> t.send("tides", harbour, time + '=' + level));
          return null;
        });
  }
}
