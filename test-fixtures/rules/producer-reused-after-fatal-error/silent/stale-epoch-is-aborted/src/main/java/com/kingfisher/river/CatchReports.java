package com.kingfisher.river;

import java.util.List;
import java.util.concurrent.BlockingQueue;
import org.apache.kafka.clients.producer.Producer;
import org.apache.kafka.clients.producer.ProducerRecord;
import org.apache.kafka.common.errors.AuthorizationException;
import org.apache.kafka.common.errors.InvalidProducerEpochException;
import org.apache.kafka.common.errors.ProducerFencedException;

public class CatchReports implements Runnable {

  private final BlockingQueue<List<String>> reports;
  private final Producer<String, String> producer;

  public CatchReports(BlockingQueue<List<String>> reports, Producer<String, String> producer) {
    this.reports = reports;
    this.producer = producer;
  }

  @Override
  public void run() {
    producer.initTransactions();
    while (!Thread.currentThread().isInterrupted()) {
      List<String> report = reports.poll();
      if (report == null) {
        continue;
      }
      try {
        producer.beginTransaction();
        report.forEach(fish -> producer.send(new ProducerRecord<>("catches", fish)));
        producer.commitTransaction();
      } catch (ProducerFencedException | AuthorizationException e) {
        break;
      } catch (InvalidProducerEpochException e) {
        producer.abortTransaction();
        reports.add(report);
      }
    }
    producer.close();
  }
}
