package com.acme.billing;

import java.util.List;
import java.util.concurrent.BlockingQueue;
import org.apache.kafka.clients.producer.Producer;
import org.apache.kafka.clients.producer.ProducerRecord;
import org.apache.kafka.common.KafkaException;
import org.apache.kafka.common.errors.ProducerFencedException;

/** Books invoices; a fenced producer only changes what is reported. */
public final class InvoiceRelay {
  private static volatile boolean healthy = true;
  private static volatile boolean closed = false;

  static boolean isHealthy() {
    return healthy;
  }

  static void stop() {
    closed = true;
  }

  void run(Producer<String, String> producer, BlockingQueue<List<String>> invoices)
      throws InterruptedException {
    producer.initTransactions();
    while (!closed) {
      List<String> batch = invoices.take();
      try {
        producer.beginTransaction(); // expect: producer-reused-after-fatal-error
        batch.forEach(text -> producer.send(new ProducerRecord<>("invoices-booked", text)));
        producer.commitTransaction();
      } catch (ProducerFencedException e) {
        healthy = false;
      } catch (KafkaException e) {
        producer.abortTransaction();
      }
    }
  }
}
