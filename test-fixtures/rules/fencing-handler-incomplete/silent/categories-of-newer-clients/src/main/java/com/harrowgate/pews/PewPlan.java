package com.harrowgate.pews;

import org.apache.kafka.clients.producer.Producer;
import org.apache.kafka.clients.producer.ProducerRecord;
import org.apache.kafka.common.KafkaException;
import org.apache.kafka.common.errors.ApplicationRecoverableException;
import org.apache.kafka.common.errors.InvalidConfigurationException;
import org.apache.kafka.common.errors.ProducerFencedException;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

public final class PewPlan {

  private static final Logger log = LoggerFactory.getLogger(PewPlan.class);

  private final Producer<String, String> producer;

  public PewPlan(Producer<String, String> producer) {
    this.producer = producer;
  }

  public void taken(String pew, String family) {
    try {
      producer.beginTransaction();
      producer.send(new ProducerRecord<>("pews", pew, family));
      producer.send(new ProducerRecord<>("families", family, pew));
      producer.commitTransaction();
    } catch (ProducerFencedException e) {
      producer.close();
      throw e;
    } catch (ApplicationRecoverableException | InvalidConfigurationException e) {
      producer.close();
      throw e;
    } catch (KafkaException e) {
      try {
        producer.abortTransaction();
      } catch (KafkaException failed) {
        log.warn("Could not abort", failed);
      }
    }
  }
}
