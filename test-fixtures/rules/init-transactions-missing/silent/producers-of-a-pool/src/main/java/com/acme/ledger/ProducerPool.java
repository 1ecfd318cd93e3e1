package com.acme.ledger;

import java.util.List;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;
import org.apache.kafka.common.KafkaException;

/** Lends producers. */
final class ProducerPool {
  private final LinkedBlockingQueue<PooledProducer> available = new LinkedBlockingQueue<>();

  ProducerPool(String servers, int size) {
    for (int slot = 0; slot < size; slot++) {
      PooledProducer producer = new PooledProducer(servers, slot);
      producer.init();
      available.add(producer);
    }
  }

  private PooledProducer acquire() {
    PooledProducer producer;
    try {
      producer = available.poll(10, TimeUnit.SECONDS);
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      throw new IllegalStateException(e);
    }
    if (producer == null) {
      throw new IllegalStateException("all producers are lent");
    }
    return producer;
  }

  void publish(List<String> texts) {
    PooledProducer producer = acquire();
    boolean usable = false;
    try {
      producer.begin();
      texts.forEach(producer::send);
      producer.commit();
      usable = true;
    } catch (KafkaException e) {
      producer.close();
      throw e;
    } finally {
      if (usable) {
        available.add(producer);
      }
    }
  }
}
