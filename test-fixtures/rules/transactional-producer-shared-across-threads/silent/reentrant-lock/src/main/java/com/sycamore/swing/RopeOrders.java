package com.sycamore.swing;

import java.util.List;
import java.util.concurrent.locks.Lock;
import java.util.concurrent.locks.ReentrantLock;
import org.apache.kafka.clients.producer.Producer;
import org.apache.kafka.clients.producer.ProducerRecord;

public class RopeOrders {

  private final Lock lock = new ReentrantLock();
  private final Producer<String, String> producer;

  public RopeOrders(Producer<String, String> producer) {
    this.producer = producer;
    producer.initTransactions();
  }

  public void orderAll(List<String> ropes) {
    ropes.parallelStream().forEach(this::order);
  }

  private void order(String rope) {
    lock.lock();
    try {
      producer.beginTransaction();
      producer.send(new ProducerRecord<>("rope-orders", rope));
      producer.send(new ProducerRecord<>("rope-stock", rope));
      producer.commitTransaction();
    } finally {
      lock.unlock();
    }
  }
}
