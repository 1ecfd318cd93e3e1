package com.acme.ledger;

import java.util.List;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import org.apache.kafka.common.KafkaException;

/** Publishes with several threads, each of which borrows a producer. */
public final class LedgerWorkers {
  private final BlockingQueue<LedgerProducer> idle;

  LedgerWorkers(BlockingQueue<LedgerProducer> idle) {
    this.idle = idle;
  }

  void publish(List<List<String>> changes) {
    ExecutorService workers = Executors.newFixedThreadPool(4);
    for (List<String> together : changes) {
      workers.submit(() -> publishOne(together));
    }
    workers.shutdown();
  }

  private void publishOne(List<String> changes) {
    LedgerProducer producer;
    try {
      producer = idle.take();
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      return;
    }
    Lease lease = new Lease(producer);
    try {
      lease.producer().publish(changes);
      idle.add(producer);
    } catch (KafkaException e) {
      lease.producer().close();
      throw e;
    }
  }
}
