package com.gorse.heath;

import java.util.List;
import java.util.Map;
import java.util.concurrent.BlockingQueue;
import org.apache.kafka.clients.producer.KafkaProducer;
import org.apache.kafka.clients.producer.Producer;
import org.apache.kafka.clients.producer.ProducerRecord;
import org.apache.kafka.common.KafkaException;
import org.apache.kafka.common.errors.ProducerFencedException;
import org.apache.kafka.common.serialization.StringSerializer;

public final class PonyCounter implements Runnable {

  private final BlockingQueue<List<String>> counts;
  private final Map<String, Object> config;
  private volatile boolean running = true;

  public PonyCounter(BlockingQueue<List<String>> counts, Map<String, Object> config) {
    this.counts = counts;
    this.config = config;
  }

  @Override
  public void run() {
    Producer<String, String> producer = open();
    try {
      while (running) {
        List<String> batch = counts.take();
        try {
          producer.beginTransaction();
          for (String count : batch) {
            producer.send(new ProducerRecord<>("ponies", count));
          }
          producer.commitTransaction();
        } catch (ProducerFencedException e) {
          producer.close();
          running = false;
        } catch (KafkaException e) {
          producer.abortTransaction();
          counts.put(batch);
        }
      }
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    } finally {
      producer.close();
    }
  }

  private Producer<String, String> open() {
    Producer<String, String> opened =
        new KafkaProducer<>(config, new StringSerializer(), new StringSerializer());
    opened.initTransactions();
    return opened;
  }
}
