package com.tannery.hide;

import org.apache.kafka.clients.producer.Producer;
import org.apache.kafka.clients.producer.ProducerRecord;
import org.apache.kafka.common.KafkaException;

/** The caller brings a new producer to each run and closes it. */
public final class HideWriter {

  public void run(Producer<String, String> producer, Iterable<String> hides) {
    producer.initTransactions();
    producer.beginTransaction();
    try {
      for (String hide : hides) {
        producer.send(new ProducerRecord<>("hides", hide, "TANNED"));
      }
      producer.commitTransaction();
    } catch (KafkaException e) {
      producer.close();
      throw e;
    }
  }
}
