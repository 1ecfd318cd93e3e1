package com.tinderbox.match;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.LinkedBlockingQueue;
import org.apache.kafka.clients.producer.Producer;
import org.apache.kafka.clients.producer.ProducerRecord;

public class StrikeLog implements Runnable {

  private final BlockingQueue<String> strikes = new LinkedBlockingQueue<>();
  private final Producer<String, String> producer;

  private StrikeLog(Producer<String, String> producer) {
    this.producer = producer;
  }

  public static StrikeLog start(Producer<String, String> producer) {
    producer.initTransactions();
    StrikeLog log = new StrikeLog(producer);
    new Thread(log, "strike-log").start();
    return log;
  }

  public void strike(String match) {
    strikes.add(match);
  }

  @Override
  public void run() {
    try {
      while (true) {
        List<String> batch = new ArrayList<>();
        batch.add(strikes.take());
        strikes.drainTo(batch);
        producer.beginTransaction();
        batch.forEach(strike -> producer.send(new ProducerRecord<>("strikes", strike)));
        producer.commitTransaction();
      }
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    } finally {
      producer.close();
    }
  }
}
