package com.harrowgate.candles;

import org.apache.kafka.clients.producer.Producer;
import org.apache.kafka.clients.producer.ProducerRecord;
import org.apache.kafka.common.KafkaException;
import org.apache.kafka.common.errors.AuthorizationException;
import org.apache.kafka.common.errors.OutOfOrderSequenceException;
import org.apache.kafka.common.errors.ProducerFencedException;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

public final class CandleStock {

  private static final Logger log = LoggerFactory.getLogger(CandleStock.class);

  private final Producer<String, String> producer;

  public CandleStock(Producer<String, String> producer) {
    this.producer = producer;
  }

  public void lit(String candle, String altar) {
    try {
      producer.beginTransaction();
      producer.send(new ProducerRecord<>("candles", candle, altar));
      producer.send(new ProducerRecord<>("altars", altar, candle));
      producer.commitTransaction();
    } catch (ProducerFencedException | OutOfOrderSequenceException | AuthorizationException e) {
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
