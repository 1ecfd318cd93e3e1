package com.shelfwise.pricing;

import org.apache.kafka.clients.producer.KafkaProducer;

final class Unfinished {

  void send(KafkaProducer<String, String> producer) {
    producer.beginTransaction(;
  }
}
