package com.quartzlane.tram;

import org.apache.kafka.clients.producer.Producer;
import org.apache.kafka.clients.producer.ProducerRecord;

final class StopWriter {

  private final Producer<String, String> producer;

  StopWriter(Producer<String, String> producer) {
    this.producer = producer;
  }

  void write(String tram, String stop) {
    producer.send(new ProducerRecord<>("stops", tram, stop));
  }
}
