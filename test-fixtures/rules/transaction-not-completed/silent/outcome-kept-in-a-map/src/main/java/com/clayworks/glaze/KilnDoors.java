package com.clayworks.glaze;

import java.time.Duration;
import java.time.LocalDate;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.apache.kafka.clients.consumer.Consumer;
import org.apache.kafka.clients.consumer.ConsumerRecords;
import org.apache.kafka.clients.producer.Producer;
import org.apache.kafka.clients.producer.ProducerRecord;
import org.apache.kafka.common.KafkaException;
import org.apache.kafka.common.errors.ApplicationRecoverableException;
import org.apache.kafka.common.errors.InvalidConfigurationException;
import org.apache.kafka.common.errors.InvalidTxnStateException;

/** A map keeps the outcome of each day. */
public final class KilnDoors {

  private enum Outcome {
    WRITTEN,
    FAILED,
    BROKEN
  }

  private final Consumer<String, String> kilns;
  private final Producer<String, String> glazes;

  private final Map<LocalDate, Outcome> outcomes = new HashMap<>();

  public KilnDoors(Consumer<String, String> kilns, Producer<String, String> glazes) {
    this.kilns = kilns;
    this.glazes = glazes;
  }

  public void run() {
    glazes.initTransactions();
    kilns.subscribe(List.of("kilns"));
    while (true) {
      ConsumerRecords<String, String> batch = kilns.poll(Duration.ofSeconds(1));
      if (batch.isEmpty()) {
        continue;
      }
      outcomes.put(LocalDate.now(), fire(batch));
      if (outcomes.get(LocalDate.now()) == Outcome.BROKEN) {
        glazes.close();
        return;
      } else if (outcomes.get(LocalDate.now()) == Outcome.FAILED) {
        glazes.abortTransaction();
        startAgain(batch);
      }
    }
  }

  private Outcome fire(ConsumerRecords<String, String> batch) {
    try {
      glazes.beginTransaction();
      batch.forEach(
          each -> glazes.send(new ProducerRecord<>("glazes", each.key(), each.value())));
      glazes.sendOffsetsToTransaction(batch.nextOffsets(), kilns.groupMetadata());
      glazes.commitTransaction();
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
    batch.partitions().forEach(p -> kilns.seek(p, batch.records(p).get(0).offset()));
  }
}
