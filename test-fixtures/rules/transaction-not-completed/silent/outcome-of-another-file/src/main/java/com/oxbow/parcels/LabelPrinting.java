package com.oxbow.parcels;

import static com.oxbow.parcels.outcome.BatchOutcome.BROKEN;
import static com.oxbow.parcels.outcome.BatchOutcome.FAILED;
import static com.oxbow.parcels.outcome.BatchOutcome.SKIPPED;
import static com.oxbow.parcels.outcome.BatchOutcome.WRITTEN;

import com.oxbow.parcels.outcome.BatchOutcome;
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

/** The enum of the outcomes stands elsewhere. */
public final class LabelPrinting {

  private final Consumer<String, String> parcels;
  private final Producer<String, String> labels;

  public LabelPrinting(Consumer<String, String> parcels, Producer<String, String> labels) {
    this.parcels = parcels;
    this.labels = labels;
  }

  public void run() {
    labels.initTransactions();
    parcels.subscribe(List.of("parcels"));
    while (true) {
      ConsumerRecords<String, String> batch = parcels.poll(Duration.ofSeconds(1));
      if (batch.isEmpty()) {
        continue;
      }
      BatchOutcome outcome = print(batch);
      if (outcome == SKIPPED) {
        continue;
      }
      if (outcome == BROKEN) {
        labels.close();
        return;
      }
      if (outcome == FAILED) {
        labels.abortTransaction();
        startAgain(batch);
      }
    }
  }

  private BatchOutcome print(ConsumerRecords<String, String> batch) {
    try {
      labels.beginTransaction();
      batch.forEach(
          each -> labels.send(new ProducerRecord<>("labels", each.key(), each.value())));
      labels.sendOffsetsToTransaction(batch.nextOffsets(), parcels.groupMetadata());
      labels.commitTransaction();
      return WRITTEN;
    } catch (ApplicationRecoverableException
        | InvalidConfigurationException
        | InvalidTxnStateException fatal) {
      return BROKEN;
    } catch (KafkaException failure) {
      return FAILED;
    }
  }

  private void startAgain(ConsumerRecords<String, String> batch) {
    batch.partitions().forEach(p -> parcels.seek(p, batch.records(p).get(0).offset()));
  }
}
