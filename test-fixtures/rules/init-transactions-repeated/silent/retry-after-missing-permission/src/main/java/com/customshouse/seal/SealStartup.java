package com.customshouse.seal;

import java.time.Duration;
import org.apache.kafka.clients.producer.KafkaProducer;
import org.apache.kafka.common.errors.AuthorizationException;

/** Waits until an operator has granted the permissions of a new deployment. */
final class SealStartup {

  private final Duration pause;

  SealStartup(Duration pause) {
    this.pause = pause;
  }

  void initialize(KafkaProducer<String, String> producer) throws InterruptedException {
    boolean permitted = false;
    do {
      try {
        producer.initTransactions();
        permitted = true;
      } catch (AuthorizationException e) {
        Thread.sleep(pause.toMillis());
      }
    } while (!permitted);
  }
}
