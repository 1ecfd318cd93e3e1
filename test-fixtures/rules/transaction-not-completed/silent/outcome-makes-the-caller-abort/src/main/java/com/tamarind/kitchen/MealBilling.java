package com.tamarind.kitchen;

import java.time.Duration;
import java.util.List;
import org.apache.kafka.clients.consumer.Consumer;
import org.apache.kafka.clients.consumer.ConsumerRecords;
import org.apache.kafka.clients.producer.Producer;
import org.apache.kafka.clients.producer.ProducerRecord;
import org.apache.kafka.common.KafkaException;
import org.apache.kafka.common.errors.ApplicationRecoverableException;
import org.apache.kafka.common.errors.InvalidConfigurationException;
import org.apache.kafka.common.errors.InvalidTxnStateException;

/** Each outcome has its case; that of a failure aborts. */
public final class MealBilling {

  private enum Outcome {
    WRITTEN,
    FAILED,
    BROKEN
  }

  private final Consumer<String, String> meals;
  private final Producer<String, String> bills;

  public MealBilling(Consumer<String, String> meals, Producer<String, String> bills) {
    this.meals = meals;
    this.bills = bills;
  }

  public void run() {
    bills.initTransactions();
    meals.subscribe(List.of("meals"));
    while (true) {
      ConsumerRecords<String, String> batch = meals.poll(Duration.ofSeconds(1));
      if (batch.isEmpty()) {
        continue;
      }
      switch (bill(batch)) {
        case WRITTEN:
          break;
        case FAILED:
          bills.abortTransaction();
          startAgain(batch);
          break;
        case BROKEN:
          bills.close();
          return;
      }
    }
  }

  private Outcome bill(ConsumerRecords<String, String> batch) {
    try {
      bills.beginTransaction();
      batch.forEach(
          each -> bills.send(new ProducerRecord<>("bills", each.key(), each.value())));
      bills.sendOffsetsToTransaction(batch.nextOffsets(), meals.groupMetadata());
      bills.commitTransaction();
      return Outcome.WRITTEN;
    } catch (ApplicationRecoverableException
        | InvalidConfigurationException
        | InvalidTxnStateException fatal) {
      return Outcome.BROKEN;
    } catch (KafkaException failure) {
      return Outcome.FAILED;
    }
  }

  private void startAgain(ConsumerRecords<String, String> batch) {
    batch.partitions().forEach(p -> meals.seek(p, batch.records(p).get(0).offset()));
  }
}
