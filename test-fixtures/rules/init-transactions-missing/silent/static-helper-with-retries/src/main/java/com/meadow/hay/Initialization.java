package com.meadow.hay;

import org.apache.kafka.clients.producer.Producer;
import org.apache.kafka.common.errors.TimeoutException;

final class Initialization {

  private Initialization() {}

  static void await(Producer<?, ?> producer, int attempts) {
    for (int attempt = 1; ; attempt++) {
      try {
        producer.initTransactions();
        return;
      } catch (TimeoutException e) {
        if (attempt == attempts) {
          throw e;
        }
      }
    }
  }
}
