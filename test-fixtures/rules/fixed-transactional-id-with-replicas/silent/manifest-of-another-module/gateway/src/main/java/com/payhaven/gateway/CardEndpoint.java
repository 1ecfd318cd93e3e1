package com.payhaven.gateway;

import java.util.Properties;
import org.apache.kafka.clients.producer.KafkaProducer;
import org.apache.kafka.clients.producer.Producer;
import org.apache.kafka.clients.producer.ProducerRecord;

/** Accepts card payments; one record each, so it needs no transaction. */
public class CardEndpoint {

  private final Producer<String, String> producer;

  public CardEndpoint(Properties kafka) {
    this.producer = new KafkaProducer<>(kafka);
  }

  public void accept(String card, String amount) {
    producer.send(new ProducerRecord<>("cards.authorised", card, amount)); // expect: unchecked-send
  }
}
