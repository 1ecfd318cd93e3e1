package com.kabelbahn.cabins;

import java.time.Duration;
import java.util.Map;
import java.util.concurrent.Executor;
import org.apache.kafka.clients.consumer.Consumer;
import org.apache.kafka.clients.consumer.ConsumerRecord;
import org.apache.kafka.clients.consumer.KafkaConsumer;
import org.apache.kafka.clients.producer.Producer;
import org.apache.kafka.clients.producer.ProducerRecord;

final class CabinStream {

  private final Consumer<String, String> consumer;
  private final Producer<String, String> producer;
  private final Executor executor;

  CabinStream(
      Map<String, Object> settings, Producer<String, String> producer, Executor executor) {
    this.consumer = new KafkaConsumer<>(settings);
    this.producer = producer;
    this.executor = executor;
  }

  void run() {
    while (true) {
      for (ConsumerRecord<String, String> record : consumer.poll(Duration.ofSeconds(1))) {
        executor.execute(
            () -> producer.send(new ProducerRecord<>("cabin-states", record.value())));
      }
    }
  }
}
