package com.fortuna.draw;

import java.util.List;
import org.springframework.kafka.core.KafkaTemplate;
import org.springframework.stereotype.Service;
import org.springframework.transaction.annotation.Transactional;

@Service
public class DrawEvents {

  private final KafkaTemplate<String, Integer> kafka;

  public DrawEvents(KafkaTemplate<String, Integer> kafka) {
    this.kafka = kafka;
  }

  @Transactional("kafkaTransactionManager")
  public void drawn(String draw, List<Integer> numbers) {
    numbers.forEach(number -> kafka.send("draws.numbers", draw, number));
  }
}
