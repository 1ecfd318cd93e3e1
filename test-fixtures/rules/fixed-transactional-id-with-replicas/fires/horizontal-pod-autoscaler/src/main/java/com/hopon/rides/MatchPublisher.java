package com.hopon.rides;

import org.springframework.kafka.core.KafkaTemplate;
import org.springframework.stereotype.Component;
import org.springframework.transaction.annotation.Transactional;

@Component
public class MatchPublisher {

  private final KafkaTemplate<String, String> kafka;

  public MatchPublisher(KafkaTemplate<String, String> kafka) {
    this.kafka = kafka;
  }

  @Transactional("kafkaTransactionManager")
  public void matched(String rider, String driver) {
    kafka.send("riders.matched", rider, driver);
    kafka.send("drivers.matched", driver, rider);
  }
}
