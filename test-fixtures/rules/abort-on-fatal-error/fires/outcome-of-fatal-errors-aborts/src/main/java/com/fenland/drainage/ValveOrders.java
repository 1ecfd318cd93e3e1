package com.fenland.drainage;

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

/** Whatever went wrong is aborted. */
public final class ValveOrders {

  private enum Outcome {
    WRITTEN,
    FAILED,
    BROKEN
  }

  private final Consumer<String, String> pumps;
  private final Producer<String, String> valves;

  public ValveOrders(Consumer<String, String> pumps, Producer<String, String> valves) {
    this.pumps = pumps;
    this.valves = valves;
  }

  public void run() {
    valves.initTransactions();
    pumps.subscribe(List.of("pumps"));
    while (true) {
      ConsumerRecords<String, String> batch = pumps.poll(Duration.ofSeconds(1));
      if (batch.isEmpty()) {
        continue;
      }
      Outcome outcome = order(batch);
      if (outcome != Outcome.WRITTEN) {
        valves.abortTransaction(); // expect: abort-on-fatal-error
        startAgain(batch);
      }
    }
  }

  private Outcome order(ConsumerRecords<String, String> batch) {
    try {
      valves.beginTransaction();
      batch.forEach(
          each -> valves.send(new ProducerRecord<>("valves", each.key(), each.value())));
      valves.sendOffsetsToTransaction(batch.nextOffsets(), pumps.groupMetadata());
      valves.commitTransaction();
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
    batch.partitions().forEach(p -> pumps.seek(p, batch.records(p).get(0).offset()));
  }
}
