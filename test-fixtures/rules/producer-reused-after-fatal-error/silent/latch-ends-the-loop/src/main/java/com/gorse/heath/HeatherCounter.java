package com.gorse.heath;

import java.util.List;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.CountDownLatch;
import org.apache.kafka.clients.producer.Producer;
import org.apache.kafka.clients.producer.ProducerRecord;
import org.apache.kafka.common.KafkaException;
import org.apache.kafka.common.errors.ProducerFencedException;

public final class HeatherCounter {

  private final CountDownLatch running = new CountDownLatch(1);

  void run(Producer<String, String> producer, BlockingQueue<List<String>> counts) {
    while (running.getCount() > 0) {
      List<String> batch = counts.remove();
      try {
        producer.beginTransaction();
        batch.forEach(count -> producer.send(new ProducerRecord<>("heather", count)));
        producer.commitTransaction();
      } catch (ProducerFencedException e) {
        running.countDown();
      } catch (KafkaException e) {
        producer.abortTransaction();
        counts.add(batch);
      }
    }
  }
}
