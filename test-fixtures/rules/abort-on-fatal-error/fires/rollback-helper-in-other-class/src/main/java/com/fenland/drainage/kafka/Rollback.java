package com.fenland.drainage.kafka;

import org.apache.kafka.clients.producer.Producer;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

public final class Rollback {

  private static final Logger log = LoggerFactory.getLogger(Rollback.class);

  private Rollback() {}

  public static void of(Producer<?, ?> producer, Exception cause) {
    log.warn("Rolling back: {}", cause.getMessage());
    producer.abortTransaction(); // expect: abort-on-fatal-error
  }
}
