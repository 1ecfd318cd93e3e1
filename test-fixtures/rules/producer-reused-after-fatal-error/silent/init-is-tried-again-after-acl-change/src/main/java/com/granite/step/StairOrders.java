package com.granite.step;

import java.util.List;
import java.util.Map;
import org.apache.kafka.clients.producer.KafkaProducer;
import org.apache.kafka.clients.producer.Producer;
import org.apache.kafka.clients.producer.ProducerRecord;
import org.apache.kafka.common.errors.TransactionalIdAuthorizationException;
import org.apache.kafka.common.serialization.StringSerializer;

public class StairOrders implements AutoCloseable {

  private final Producer<String, String> producer;

  public StairOrders(Map<String, Object> config) throws InterruptedException {
    producer = new KafkaProducer<>(config, new StringSerializer(), new StringSerializer());
    boolean ready = false;
    while (!ready) {
      try {
        producer.initTransactions();
        ready = true;
      } catch (TransactionalIdAuthorizationException e) {
        System.out.println("Waiting for the access to the transactional id");
        Thread.sleep(10_000);
      }
    }
  }

  public void order(String customer, List<String> steps) {
    producer.beginTransaction();
    steps.forEach(step -> producer.send(new ProducerRecord<>("stair-orders", customer, step)));
    producer.commitTransaction();
  }

  @Override
  public void close() {
    producer.close();
  }
}
