package com.mossgrove.tide;

import java.util.concurrent.ExecutionException;
import org.apache.kafka.clients.producer.Producer;
import org.apache.kafka.clients.producer.ProducerRecord;

/** Whether the producer takes part in a transaction is decided elsewhere. */
final class Pegel {

  private final Producer<String, String> producer;

  Pegel(Producer<String, String> producer) {
    this.producer = producer;
  }

  void level(String gauge, String level) throws Exception {
    ProducerRecord<String, String> record = new ProducerRecord<>("levels", gauge, level);
    try {
      producer.send(record).get();
    } catch (ExecutionException e) {
      producer.send(record).get();
    }
  }
}
