package com.harborinsure.claims.reserves;

import java.time.Duration;
import java.util.List;
import org.apache.kafka.clients.consumer.Consumer;
import org.apache.kafka.clients.consumer.ConsumerRecords;
import org.apache.kafka.common.TopicPartition;
import org.apache.kafka.common.errors.WakeupException;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/** Sets money aside for decisions that wait for a person. */
public final class ReserveWorker implements Runnable {

  private static final Logger LOG = LoggerFactory.getLogger(ReserveWorker.class);

  private final String referrals;
  private final Consumer<String, String> consumer;
  private final ReserveTransactions transactions;

  public ReserveWorker(
      String referrals, Consumer<String, String> consumer, ReserveTransactions transactions) {
    this.referrals = referrals;
    this.consumer = consumer;
    this.transactions = transactions;
  }

  @Override
  public void run() {
    try (consumer;
        transactions) {
      consumer.subscribe(List.of(referrals));
      for (; ; ) {
        ConsumerRecords<String, String> batch = consumer.poll(Duration.ofSeconds(1));
        if (batch.isEmpty()) {
          continue;
        }
        boolean committed = transactions.reserve(batch, consumer);
        if (!committed) {
          startAgain(batch);
        }
      }
    } catch (WakeupException stop) {
      LOG.info("No more reserves are set");
    }
  }

  public void stop() {
    consumer.wakeup();
  }

  private void startAgain(ConsumerRecords<String, String> batch) {
    for (TopicPartition partition : batch.partitions()) {
      if (consumer.assignment().contains(partition)) {
        consumer.seek(partition, batch.records(partition).get(0).offset());
      }
    }
  }
}
