package com.belfry.clock;

import java.util.concurrent.atomic.AtomicLong;
import org.apache.kafka.common.KafkaException;

public abstract class TowerTask {

  private final AtomicLong errors = new AtomicLong();

  protected void onFatal(KafkaException e) {
    errors.incrementAndGet();
    System.getLogger(getClass().getName()).log(System.Logger.Level.ERROR, "Fatal error", e);
  }

  public long errors() {
    return errors.get();
  }
}
