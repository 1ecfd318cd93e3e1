package com.brassbell.clock;

import org.apache.kafka.clients.producer.Producer;
import org.apache.kafka.clients.producer.ProducerRecord;

public final class RepairDesk {

  private final Producer<String, String> producer = Producers.ready("repair-desk");

  public void accept(String clock, String owner) {
    try {
      producer.beginTransaction();
      producer.send(new ProducerRecord<>("repairs.accepted", clock, owner));
      producer.send(new ProducerRecord<>("owners.notified", owner, clock));
      producer.commitTransaction();
    } catch (RuntimeException e) {
      producer.close();
      throw e;
    }
  }
}
