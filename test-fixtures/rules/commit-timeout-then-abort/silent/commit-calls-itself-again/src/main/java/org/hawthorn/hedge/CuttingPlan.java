package org.hawthorn.hedge;

import java.time.Duration;
import java.util.List;
import org.apache.kafka.clients.consumer.Consumer;
import org.apache.kafka.clients.consumer.ConsumerRecords;
import org.apache.kafka.clients.producer.Producer;
import org.apache.kafka.clients.producer.ProducerRecord;
import org.apache.kafka.common.errors.TimeoutException;

final class CuttingPlan {

  private final Consumer<String, String> orders;
  private final Producer<String, String> cuts;

  CuttingPlan(Consumer<String, String> orders, Producer<String, String> cuts) {
    this.orders = orders;
    this.cuts = cuts;
  }

  void run() {
    cuts.initTransactions();
    orders.subscribe(List.of("hedge-orders"));
    try {
      while (!Thread.interrupted()) {
        ConsumerRecords<String, String> batch = orders.poll(Duration.ofSeconds(1));
        if (!batch.isEmpty()) {
          cuts.beginTransaction();
          batch.forEach(o -> cuts.send(new ProducerRecord<>("hedge-cuts", o.key(), o.value())));
          cuts.sendOffsetsToTransaction(batch.nextOffsets(), orders.groupMetadata());
          commit(3);
        }
      }
    } finally {
      cuts.close();
      orders.close();
    }
  }

  private void commit(int attemptsLeft) {
    try {
      cuts.commitTransaction();
    } catch (TimeoutException e) {
      if (attemptsLeft == 0) {
        throw e;
      }
      commit(attemptsLeft - 1);
    }
  }
}
