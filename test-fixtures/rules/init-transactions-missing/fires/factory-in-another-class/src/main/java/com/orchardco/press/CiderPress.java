package com.orchardco.press;

import java.util.Map;
import org.apache.kafka.clients.producer.KafkaProducer;
import org.apache.kafka.clients.producer.ProducerRecord;

public final class CiderPress {

  private final KafkaProducer<String, Integer> litres = ProducerFactory.transactional("cider-press");

  public void record(Map<String, Integer> litresPerBarrel) {
    try {
      litres.beginTransaction(); // expect: init-transactions-missing
      litresPerBarrel.forEach(
          (barrel, amount) -> litres.send(new ProducerRecord<>("cider.pressed", barrel, amount)));
      litres.commitTransaction();
    } catch (RuntimeException e) {
      litres.close();
      throw e;
    }
  }
}
