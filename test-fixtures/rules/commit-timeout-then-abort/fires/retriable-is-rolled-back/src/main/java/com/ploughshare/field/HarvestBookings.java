package com.ploughshare.field;

import java.util.Map;
import org.apache.kafka.clients.producer.KafkaProducer;
import org.apache.kafka.clients.producer.Producer;
import org.apache.kafka.clients.producer.ProducerRecord;
import org.apache.kafka.common.KafkaException;
import org.apache.kafka.common.errors.RetriableException;
import org.apache.kafka.common.serialization.StringSerializer;

public class HarvestBookings {

  private final Producer<String, String> producer;

  public HarvestBookings(Map<String, Object> config) {
    producer = new KafkaProducer<>(config, new StringSerializer(), new StringSerializer());
    producer.initTransactions();
  }

  /** Returns whether the booking is written; when it is not, the caller books again. */
  public boolean book(String field, String harvester, String day) {
    producer.beginTransaction();
    try {
      producer.send(new ProducerRecord<>("harvester-days", harvester, day));
      producer.send(new ProducerRecord<>("field-days", field, day));
      producer.commitTransaction();
      return true;
    } catch (RetriableException e) {
      producer.abortTransaction(); // expect: commit-timeout-then-abort
      return false;
    } catch (KafkaException e) {
      producer.close();
      throw e;
    }
  }

  public void close() {
    producer.close();
  }
}
