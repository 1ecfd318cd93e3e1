package com.gorse.heath;

import java.util.List;
import java.util.concurrent.BlockingQueue;
import org.apache.kafka.clients.producer.Producer;
import org.apache.kafka.clients.producer.ProducerRecord;
import org.apache.kafka.common.KafkaException;
import org.apache.kafka.common.errors.ProducerFencedException;

public final class HeatherRelay {

  void run(Producer<String, String> producer, BlockingQueue<List<String>> counts) {
    while (!Thread.currentThread().isInterrupted()) {
      List<String> batch = counts.remove();
      try {
        producer.beginTransaction();
        batch.forEach(count -> producer.send(new ProducerRecord<>("heather", count)));
        producer.commitTransaction();
      } catch (ProducerFencedException e) {
        producer.close();
        Thread.currentThread().interrupt();
      } catch (KafkaException e) {
        producer.abortTransaction();
        counts.add(batch);
      }
    }
  }
}
