package com.acme.ledger;

import java.util.List;
import java.util.concurrent.BlockingQueue;
import org.apache.kafka.common.KafkaException;
import org.apache.kafka.common.errors.ProducerFencedException;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/** Publishes lists of changes, each in a transaction, with one producer of a pool. */
public final class LedgerPublisher {
  private static final Logger LOG = LoggerFactory.getLogger(LedgerPublisher.class);

  private final BlockingQueue<LedgerProducer> idle;

  LedgerPublisher(BlockingQueue<LedgerProducer> idle) {
    this.idle = idle;
  }

  void publish(List<List<String>> changes) throws InterruptedException {
    LedgerProducer producer = idle.take();
    for (List<String> together : changes) {
      try {
        producer.publish(together);
      } catch (ProducerFencedException e) {
        LOG.warn("another instance took over", e);
      } catch (KafkaException e) {
        producer.abort();
        throw e;
      }
    }
    idle.put(producer);
  }
}
