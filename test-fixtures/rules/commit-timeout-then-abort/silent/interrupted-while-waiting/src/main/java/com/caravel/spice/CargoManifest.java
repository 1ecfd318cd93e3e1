package com.caravel.spice;

import java.util.concurrent.BlockingQueue;
import org.apache.kafka.clients.producer.Producer;
import org.apache.kafka.clients.producer.ProducerRecord;

public class CargoManifest implements Runnable {

  private final BlockingQueue<String> crates;
  private final Producer<String, String> producer;

  public CargoManifest(BlockingQueue<String> crates, Producer<String, String> producer) {
    this.crates = crates;
    this.producer = producer;
  }

  @Override
  public void run() {
    producer.initTransactions();
    producer.beginTransaction();
    try {
      for (String crate = crates.take(); !crate.isEmpty(); crate = crates.take()) { // expect: transaction-outlives-timeout
        producer.send(new ProducerRecord<>("cargo-crates", crate));
      }
    } catch (InterruptedException e) {
      producer.abortTransaction();
      producer.close();
      Thread.currentThread().interrupt();
      return;
    }
    producer.commitTransaction();
    producer.close();
  }
}
