package com.gullwing.berth;

import org.apache.kafka.clients.producer.Callback;
import org.apache.kafka.clients.producer.KafkaProducer;
import org.apache.kafka.clients.producer.ProducerRecord;
import org.apache.kafka.clients.producer.RecordMetadata;

final class BerthPlan {

  private final KafkaProducer<String, String> producer;

  BerthPlan(KafkaProducer<String, String> producer) {
    this.producer = producer;
  }

  void assign(String ship, String berth) {
    producer.send( // expect: unchecked-send
        new ProducerRecord<String, String>("berth-plan", ship, berth),
        new Callback() {
          @Override
          public void onCompletion(RecordMetadata metadata, Exception e) {
            System.out.printf("%s is planned, offset %d%n", ship, metadata.offset());
          }
        });
  }
}
