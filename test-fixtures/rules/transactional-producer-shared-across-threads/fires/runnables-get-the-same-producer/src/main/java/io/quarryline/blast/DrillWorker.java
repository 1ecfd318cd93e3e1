package io.quarryline.blast;

import java.util.concurrent.BlockingQueue;
import org.apache.kafka.clients.producer.Producer;
import org.apache.kafka.clients.producer.ProducerRecord;

final class DrillWorker implements Runnable {

  private final BlockingQueue<String> holes;
  private final Producer<String, String> producer;

  DrillWorker(BlockingQueue<String> holes, Producer<String, String> producer) {
    this.holes = holes;
    this.producer = producer;
  }

  @Override
  public void run() {
    try {
      while (true) {
        String hole = holes.take();
        producer.beginTransaction(); // expect: transactional-producer-shared-across-threads
        producer.send(new ProducerRecord<>("drill-holes", hole));
        producer.send(new ProducerRecord<>("blast-plans", hole));
        producer.commitTransaction();
      }
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    } finally {
      producer.close();
    }
  }
}
