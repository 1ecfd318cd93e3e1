package com.kelpforest.dive;

import org.apache.kafka.clients.producer.Producer;
import org.apache.kafka.clients.producer.ProducerRecord;

/** One step of many that run in the transaction of a runner. */
public final class DiveStep {

  public void perform(Producer<String, String> producer, String diver, int metres) {
    producer.send(new ProducerRecord<>("dives", diver, Integer.toString(metres)));
  }

  public void finish(Producer<String, String> producer, String diver) {
    producer.send(new ProducerRecord<>("divers", diver, "BACK"));
    producer.commitTransaction();
  }
}
