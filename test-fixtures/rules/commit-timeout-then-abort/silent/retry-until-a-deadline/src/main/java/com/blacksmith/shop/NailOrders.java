package com.blacksmith.shop;

import java.time.Duration;
import java.time.Instant;
import java.util.List;
import org.apache.kafka.clients.producer.Producer;
import org.apache.kafka.clients.producer.ProducerRecord;
import org.apache.kafka.common.errors.RetriableException;

public final class NailOrders {

  private static final Duration PATIENCE = Duration.ofMinutes(2);

  private final Producer<String, String> producer;

  public NailOrders(Producer<String, String> producer) {
    this.producer = producer;
  }

  public void orderAll(List<List<String>> orders) {
    producer.initTransactions();
    for (List<String> order : orders) {
      producer.beginTransaction();
      order.forEach(nail -> producer.send(new ProducerRecord<>("nail-orders", nail)));
      if (!committed()) {
        break;
      }
    }
    producer.close();
  }

  private boolean committed() {
    Instant end = Instant.now().plus(PATIENCE);
    do {
      try {
        producer.commitTransaction();
        return true;
      } catch (RetriableException e) {
        System.err.println("Commit is not confirmed yet: " + e.getMessage());
      }
    } while (Instant.now().isBefore(end));
    return false;
  }
}
