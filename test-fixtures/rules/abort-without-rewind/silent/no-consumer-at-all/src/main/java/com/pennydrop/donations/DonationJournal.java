package com.pennydrop.donations;

import java.util.List;
import java.util.concurrent.BlockingQueue;
import org.apache.kafka.clients.producer.Producer;
import org.apache.kafka.clients.producer.ProducerRecord;
import org.apache.kafka.common.KafkaException;
import org.apache.kafka.common.errors.AuthorizationException;
import org.apache.kafka.common.errors.OutOfOrderSequenceException;
import org.apache.kafka.common.errors.ProducerFencedException;

public final class DonationJournal implements Runnable {

  private final BlockingQueue<List<ProducerRecord<String, String>>> pending;
  private final Producer<String, String> producer;

  public DonationJournal(
      BlockingQueue<List<ProducerRecord<String, String>>> pending, Producer<String, String> producer) {
    this.pending = pending;
    this.producer = producer;
  }

  @Override
  public void run() {
    try {
      producer.initTransactions();
      while (true) {
        List<ProducerRecord<String, String>> entries = pending.take();
        try {
          producer.beginTransaction();
          entries.forEach(producer::send);
          producer.commitTransaction();
        } catch (ProducerFencedException | OutOfOrderSequenceException | AuthorizationException e) {
          throw e;
        } catch (KafkaException e) {
          producer.abortTransaction();
          pending.add(entries);
        }
      }
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    } finally {
      producer.close();
    }
  }
}
