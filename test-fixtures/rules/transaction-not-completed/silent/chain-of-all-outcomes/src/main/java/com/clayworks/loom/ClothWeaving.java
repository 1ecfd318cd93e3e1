package com.clayworks.loom;

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

/** Each outcome is asked for, and nothing comes behind the last one. */
public final class ClothWeaving {

  private enum Outcome {
    WRITTEN,
    FAILED,
    BROKEN
  }

  private final Consumer<String, String> looms;
  private final Producer<String, String> cloths;

  public ClothWeaving(Consumer<String, String> looms, Producer<String, String> cloths) {
    this.looms = looms;
    this.cloths = cloths;
  }

  public void run() {
    cloths.initTransactions();
    looms.subscribe(List.of("looms"));
    while (true) {
      ConsumerRecords<String, String> batch = looms.poll(Duration.ofSeconds(1));
      if (batch.isEmpty()) {
        continue;
      }
      Outcome outcome = weaveAndReport(batch);
      if (outcome == Outcome.WRITTEN) {
        continue;
      } else if (Outcome.FAILED.equals(outcome)) {
        cloths.abortTransaction();
        startAgain(batch);
      } else if (outcome == Outcome.BROKEN) {
        cloths.close();
        return;
      }
    }
  }

  private Outcome weave(ConsumerRecords<String, String> batch) {
    try {
      cloths.beginTransaction();
      batch.forEach(
          each -> cloths.send(new ProducerRecord<>("cloths", each.key(), each.value())));
      cloths.sendOffsetsToTransaction(batch.nextOffsets(), looms.groupMetadata());
      cloths.commitTransaction();
      return Outcome.WRITTEN;
    } catch (ApplicationRecoverableException
        | InvalidConfigurationException
        | InvalidTxnStateException fatal) {
      return Outcome.BROKEN;
    } catch (KafkaException failure) {
      return Outcome.FAILED;
    }
  }

  private Outcome weaveAndReport(ConsumerRecords<String, String> batch) {
    Outcome outcome = weave(batch);
    System.out.println("The looms say " + outcome);
    return outcome;
  }

  private void startAgain(ConsumerRecords<String, String> batch) {
    batch.partitions().forEach(p -> looms.seek(p, batch.records(p).get(0).offset()));
  }
}
