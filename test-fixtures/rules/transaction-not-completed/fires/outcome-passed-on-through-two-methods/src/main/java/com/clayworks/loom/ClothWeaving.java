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

/** Two methods hand the outcome to the loop, which forgets the abort. */
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
      if (outcome == Outcome.BROKEN) {
        cloths.close();
        return;
      } else if (outcome != Outcome.WRITTEN) {
        startAgain(batch);
      }
    }
  }

  private Outcome weave(ConsumerRecords<String, String> batch) {
    try {
      cloths.beginTransaction();  // expect: transaction-not-completed
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
    Outcome outcome = weaveOnce(batch);
    System.out.println("The looms say " + outcome);
    return outcome;
  }

  private Outcome weaveOnce(ConsumerRecords<String, String> batch) {
    return weave(batch);
  }

  private void startAgain(ConsumerRecords<String, String> batch) {
    batch.partitions().forEach(p -> looms.seek(p, batch.records(p).get(0).offset()));
  }
}
