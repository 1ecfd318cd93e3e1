package com.greencart.basket;

import java.util.List;
import org.apache.kafka.clients.producer.Producer;
import org.apache.kafka.clients.producer.ProducerRecord;

public class Checkout {

  public void pay(String basket, List<String> articles) {
    Producer<String, String> producer = BasketProducer.get();
    synchronized (producer) {
      producer.beginTransaction();
      articles.forEach(article -> producer.send(new ProducerRecord<>("sold", article, basket)));
      producer.commitTransaction();
    }
  }
}
