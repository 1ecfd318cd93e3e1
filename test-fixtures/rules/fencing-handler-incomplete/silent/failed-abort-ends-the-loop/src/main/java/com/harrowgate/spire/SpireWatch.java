package com.harrowgate.spire;

import java.util.concurrent.BlockingQueue;
import org.apache.kafka.clients.producer.Producer;
import org.apache.kafka.clients.producer.ProducerRecord;
import org.apache.kafka.common.KafkaException;
import org.apache.kafka.common.errors.ProducerFencedException;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

final class SpireWatch implements Runnable {

  private static final Logger log = LoggerFactory.getLogger(SpireWatch.class);

  private final BlockingQueue<String> sightings;
  private final Producer<String, String> producer;

  SpireWatch(BlockingQueue<String> sightings, Producer<String, String> producer) {
    this.sightings = sightings;
    this.producer = producer;
  }

  @Override
  public void run() {
    boolean healthy = true;
    while (healthy) {
      String sighting = sightings.poll();
      if (sighting == null) {
        continue;
      }
      try {
        producer.beginTransaction();
        producer.send(new ProducerRecord<>("sightings", sighting));
        producer.send(new ProducerRecord<>("watches", sighting));
        producer.commitTransaction();
      } catch (ProducerFencedException e) {
        log.error("Fenced", e);
        healthy = false;
      } catch (KafkaException e) {
        try {
          producer.abortTransaction();
        } catch (KafkaException failed) {
          log.error("Could not abort", failed);
          healthy = false;
        }
      }
    }
    producer.close();
  }
}
