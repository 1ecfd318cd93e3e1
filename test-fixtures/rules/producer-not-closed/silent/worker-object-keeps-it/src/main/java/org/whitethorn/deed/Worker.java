package org.whitethorn.deed;

import org.apache.kafka.clients.producer.KafkaProducer;
import org.apache.kafka.clients.producer.ProducerRecord;
import org.apache.kafka.clients.producer.RecordMetadata;

final class Worker {

  private final KafkaProducer<String, String> producer;

  Worker(KafkaProducer<String, String> producer) {
    this.producer = producer;
  }

  void begin() {
    Thread loop = new Thread(this::loop);
    loop.start();
  }

  private void loop() {
    while (true) {
      producer.send(new ProducerRecord<>("beats", "b"), Worker::report);
    }
  }

  private static void report(RecordMetadata metadata, Exception exception) {
    if (exception != null) {
      System.err.println("A record is lost: " + exception);
    }
  }
}
