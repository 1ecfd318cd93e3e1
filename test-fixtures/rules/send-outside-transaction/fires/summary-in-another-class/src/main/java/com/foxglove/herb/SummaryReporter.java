package com.foxglove.herb;

import org.apache.kafka.clients.producer.Producer;
import org.apache.kafka.clients.producer.ProducerRecord;

final class SummaryReporter {

  private SummaryReporter() {}

  static void report(Producer<String, String> producer, int count) {
    producer.send(new ProducerRecord<>("imports", "herbs", Integer.toString(count))); // expect: send-outside-transaction
  }
}
