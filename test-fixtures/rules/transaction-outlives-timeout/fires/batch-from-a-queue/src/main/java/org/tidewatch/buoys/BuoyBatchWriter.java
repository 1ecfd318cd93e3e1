package org.tidewatch.buoys;

import java.util.Map;
import java.util.concurrent.BlockingQueue;
import org.apache.kafka.clients.producer.KafkaProducer;
import org.apache.kafka.clients.producer.ProducerRecord;
import org.apache.kafka.common.serialization.StringSerializer;

/** Writes readings of buoys a hundred at a time. */
public final class BuoyBatchWriter implements Runnable {

  private static final int BATCH = 100;

  private final BlockingQueue<String> readings;
  private final KafkaProducer<String, String> producer;

  public BuoyBatchWriter(BlockingQueue<String> readings, Map<String, Object> config) {
    this.readings = readings;
    this.producer = new KafkaProducer<>(config, new StringSerializer(), new StringSerializer());
  }

  @Override
  public void run() {
    producer.initTransactions();
    try {
      while (true) {
        producer.beginTransaction();
        for (int count = 0; count < BATCH; count++) {
          String reading = readings.take();  // expect: transaction-outlives-timeout
          producer.send(new ProducerRecord<>("buoy-readings", reading));
        }
        producer.commitTransaction();
      }
    } catch (InterruptedException e) {
      producer.abortTransaction();
      producer.close();
      Thread.currentThread().interrupt();
    }
  }
}
