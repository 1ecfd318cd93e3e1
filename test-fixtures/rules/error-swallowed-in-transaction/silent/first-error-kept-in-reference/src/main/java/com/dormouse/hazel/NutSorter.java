package com.dormouse.hazel;

import java.util.Map;
import java.util.concurrent.atomic.AtomicReference;
import org.apache.kafka.clients.producer.Producer;
import org.apache.kafka.clients.producer.ProducerRecord;

public class NutSorter {

  private final Producer<String, Integer> producer;

  public NutSorter(Producer<String, Integer> producer) {
    this.producer = producer;
    producer.initTransactions();
  }

  public void sort(Map<String, String> nuts) {
    AtomicReference<RuntimeException> failure = new AtomicReference<>();
    producer.beginTransaction();
    nuts.forEach(
        (tree, grams) -> {
          try {
            producer.send(new ProducerRecord<>("hazelnuts", tree, Integer.valueOf(grams)));
          } catch (NumberFormatException e) {
            failure.compareAndSet(null, e);
          }
        });
    if (failure.get() != null) {
      producer.abortTransaction();
      throw failure.get();
    }
    producer.commitTransaction();
  }
}
