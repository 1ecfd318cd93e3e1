package com.acme.ledger;

import java.util.List;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;

/** Publishes with several threads. */
public final class Main {
  public static void main(String[] args) {
    ProducerPool pool = new ProducerPool(args[0], 4);
    ExecutorService workers = Executors.newFixedThreadPool(4);
    for (int worker = 0; worker < 4; worker++) {
      workers.submit(() -> pool.publish(List.of("a", "b")));
    }
    workers.shutdown();
  }
}
