package com.sandpiper.beach;

import java.util.Map;
import org.apache.kafka.clients.producer.KafkaProducer;
import org.apache.kafka.clients.producer.Producer;
import org.apache.kafka.clients.producer.ProducerRecord;
import org.apache.kafka.common.errors.AuthorizationException;
import org.apache.kafka.common.errors.OutOfOrderSequenceException;
import org.apache.kafka.common.errors.ProducerFencedException;
import org.apache.kafka.common.errors.TimeoutException;
import org.apache.kafka.common.serialization.StringSerializer;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

public class TideTables {

  private static final Logger log = LoggerFactory.getLogger(TideTables.class);

  private final Producer<String, String> producer;

  public TideTables(Map<String, Object> config) {
    producer = new KafkaProducer<>(config, new StringSerializer(), new StringSerializer());
    producer.initTransactions();
  }

  public void publish(Map<String, String> tides) {
    try {
      producer.beginTransaction();
      tides.forEach((port, table) -> producer.send(new ProducerRecord<>("tide-tables", port, table)));
      producer.commitTransaction();
    } catch (ProducerFencedException | OutOfOrderSequenceException | AuthorizationException e) {
      producer.close();
      throw e;
    } catch (TimeoutException e) {
      log.warn("The brokers do not answer, rolling back", e);
      producer.abortTransaction(); // expect: commit-timeout-then-abort
      throw e;
    }
  }

  public void stop() {
    producer.close();
  }
}
