package com.slateworks.roof;

import java.util.List;
import java.util.Map;
import org.apache.kafka.clients.producer.KafkaProducer;
import org.apache.kafka.clients.producer.Producer;
import org.apache.kafka.clients.producer.ProducerRecord;
import org.apache.kafka.common.errors.ProducerFencedException;
import org.apache.kafka.common.serialization.StringSerializer;

public class RoofOffers {

  private static final int ATTEMPTS = 3;

  private final Producer<String, String> producer;

  public RoofOffers(Map<String, Object> config) {
    this.producer = new KafkaProducer<>(config, new StringSerializer(), new StringSerializer());
    this.producer.initTransactions();
  }

  public void offer(String customer, List<String> positions) {
    ProducerFencedException last = null;
    for (int attempt = 1; attempt <= ATTEMPTS; attempt++) {
      try {
        producer.beginTransaction(); // expect: producer-reused-after-fatal-error
        positions.forEach(p -> producer.send(new ProducerRecord<>("roof-offers", customer, p)));
        producer.commitTransaction();
        return;
      } catch (ProducerFencedException e) {
        last = e;
      }
    }
    throw new IllegalStateException("No offer after " + ATTEMPTS + " attempts", last);
  }

  public void close() {
    producer.close();
  }
}
