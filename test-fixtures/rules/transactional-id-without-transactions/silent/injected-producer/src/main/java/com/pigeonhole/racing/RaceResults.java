package com.pigeonhole.racing;

import org.apache.kafka.clients.producer.Producer;
import org.apache.kafka.clients.producer.ProducerRecord;
import org.springframework.stereotype.Service;

@Service
public class RaceResults {

  private final Producer<String, Long> producer;

  public RaceResults(Producer<String, Long> producer) {
    this.producer = producer;
  }

  public void finished(String pigeon, long seconds) {
    producer.send(new ProducerRecord<>("races", pigeon, seconds));
  }
}
