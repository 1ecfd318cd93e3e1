package com.powderline.snow;

import java.util.Map;
import org.springframework.kafka.core.KafkaTemplate;
import org.springframework.stereotype.Service;
import org.springframework.transaction.annotation.Transactional;

@Service
public class SnowReport {

  private final KafkaTemplate<String, String> kafka;

  public SnowReport(KafkaTemplate<String, String> kafka) {
    this.kafka = kafka;
  }

  @Transactional
  public void publish(Map<String, String> depthBySlope) {
    depthBySlope.forEach((slope, depth) -> kafka.send("slopes.snow", slope, depth));
  }
}
