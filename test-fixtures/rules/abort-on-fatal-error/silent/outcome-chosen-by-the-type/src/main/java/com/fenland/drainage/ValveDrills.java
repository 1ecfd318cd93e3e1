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

/** A method tells fatal errors from others. */
public final class ValveDrills {

  private enum Outcome {
    WRITTEN,
    FAILED,
    BROKEN
  }

  private final Consumer<String, String> pumps;
  private final Producer<String, String> valves;

  public ValveDrills(Consumer<String, String> pumps, Producer<String, String> valves) {
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
      switch (order(batch)) {
        case FAILED:
          valves.abortTransaction();
          startAgain(batch);
          break;
        case BROKEN:
          valves.close();
          return;
        default:
          break;
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
    } catch (KafkaException failure) {
      return outcomeOf(failure);
    }
  }

  private static Outcome outcomeOf(KafkaException failure) {
    boolean fatal =
        failure instanceof ApplicationRecoverableException
            || failure instanceof InvalidConfigurationException
            || failure instanceof InvalidTxnStateException;
    return fatal ? Outcome.BROKEN : Outcome.FAILED;
  }

  private void startAgain(ConsumerRecords<String, String> batch) {
    batch.partitions().forEach(p -> pumps.seek(p, batch.records(p).get(0).offset()));
  }
}
