package com.greencart.basket;

import org.apache.kafka.clients.producer.Producer;
import org.apache.kafka.clients.producer.ProducerRecord;

public class Expiry {

  public void expire(Iterable<String> baskets) {
    Producer<String, String> producer = BasketProducer.get();
    synchronized (producer) {
      producer.beginTransaction();
      for (String basket : baskets) {
        producer.send(new ProducerRecord<>("expired", basket, null));
      }
      producer.commitTransaction();
    }
  }
}
