package com.acme.orchard;

import org.apache.kafka.clients.producer.KafkaProducer;
import org.apache.kafka.clients.producer.ProducerRecord;
import org.springframework.stereotype.Component;

@Component
public class OrchardReport implements Runnable {

  private final KafkaProducer<String, String> producer;

  public OrchardReport(KafkaProducer<String, String> producer) {
    this.producer = producer;
  }

  @Override
  public void run() {
    while (true) {
      producer.beginTransaction();
      producer.send(new ProducerRecord<>("orchard-counts", "apples", "1"));
      producer.send(new ProducerRecord<>("orchard-counts", "pears", "1"));
      producer.commitTransaction();
    }
  }
}
