package com.thornfield.larch;

import java.util.concurrent.Future;
import org.apache.kafka.clients.producer.Producer;
import org.apache.kafka.clients.producer.ProducerRecord;
import org.apache.kafka.clients.producer.RecordMetadata;

final class Outbox {

  private final Producer<String, String> producer;

  Outbox(Producer<String, String> producer) {
    this.producer = producer;
  }

  Future<RecordMetadata> put(String topic, String key, String value) {
    return producer.send(new ProducerRecord<>(topic, key, value)); // expect: ignored-send-on-old-client
  }
}
