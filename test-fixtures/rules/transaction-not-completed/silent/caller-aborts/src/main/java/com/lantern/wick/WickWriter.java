package com.lantern.wick;

import java.util.List;
import org.apache.kafka.clients.producer.Producer;
import org.apache.kafka.clients.producer.ProducerRecord;

final class WickWriter {

  private WickWriter() {}

  /** Leaves the transaction open when it throws. */
  static void write(Producer<String, String> producer, List<String> wicks) {
    producer.beginTransaction();
    for (String wick : wicks) {
      if (wick.isEmpty()) {
        throw new IllegalArgumentException("A wick has no name.");
      }
      producer.send(new ProducerRecord<>("wicks", wick));
    }
    producer.commitTransaction();
  }
}
