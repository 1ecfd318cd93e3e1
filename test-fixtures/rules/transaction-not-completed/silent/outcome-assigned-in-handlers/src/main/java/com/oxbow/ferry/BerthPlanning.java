package com.oxbow.ferry;

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

/** Handlers assign the outcome, which is returned at the end. */
public final class BerthPlanning {

  private enum Outcome {
    WRITTEN,
    FAILED,
    BROKEN
  }

  private final Consumer<String, String> docks;
  private final Producer<String, String> berths;

  public BerthPlanning(Consumer<String, String> docks, Producer<String, String> berths) {
    this.docks = docks;
    this.berths = berths;
  }

  public void run() {
    berths.initTransactions();
    docks.subscribe(List.of("docks"));
    while (true) {
      ConsumerRecords<String, String> batch = docks.poll(Duration.ofSeconds(1));
      if (batch.isEmpty()) {
        continue;
      }
      Outcome outcome = plan(batch);
      if (outcome != Outcome.WRITTEN) {
        if (outcome == Outcome.BROKEN) {
          berths.close();
          return;
        }
        berths.abortTransaction();
        startAgain(batch);
      }
    }
  }

  private Outcome plan(ConsumerRecords<String, String> batch) {
    Outcome outcome;
    try {
      berths.beginTransaction();
      batch.forEach(
          each -> berths.send(new ProducerRecord<>("berths", each.key(), each.value())));
      berths.sendOffsetsToTransaction(batch.nextOffsets(), docks.groupMetadata());
      berths.commitTransaction();
      outcome = Outcome.WRITTEN;
    } catch (ApplicationRecoverableException
        | InvalidConfigurationException
        | InvalidTxnStateException fatal) {
      outcome = Outcome.BROKEN;
    } catch (KafkaException failure) {
      outcome = Outcome.FAILED;
    }
    return outcome;
  }

  private void startAgain(ConsumerRecords<String, String> batch) {
    batch.partitions().forEach(p -> docks.seek(p, batch.records(p).get(0).offset()));
  }
}
