package com.harrowgate.keys;

import org.apache.kafka.clients.producer.Producer;
import org.apache.kafka.clients.producer.ProducerRecord;
import org.apache.kafka.common.KafkaException;
import org.apache.kafka.common.errors.ProducerFencedException;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

public final class KeyDesk {

  private static final Logger LOG = LoggerFactory.getLogger(KeyDesk.class);

  private final Producer<String, String> producer;

  public KeyDesk(Producer<String, String> producer) {
    this.producer = producer;
  }

  public void handOut(String key, String guest) {
    try {
      producer.beginTransaction();
      producer.send(new ProducerRecord<>("keys", key, guest));
      producer.send(new ProducerRecord<>("guests", guest, key));
      producer.commitTransaction();
    } catch (ProducerFencedException fenced) {
      producer.close();
      throw fenced;
    } catch (KafkaException e) {
      abortQuietly();
      throw e;
    }
  }

  private void abortQuietly() {
    try {
      producer.abortTransaction(); // expect: fencing-handler-incomplete
    } catch (KafkaException e) {
      LOG.warn("The transaction was not aborted", e);
    }
  }
}
