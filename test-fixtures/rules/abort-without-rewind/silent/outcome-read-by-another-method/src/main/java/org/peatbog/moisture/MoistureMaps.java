package org.peatbog.moisture;

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

/** Another method asks the field for the outcome. */
public final class MoistureMaps {

  private enum Outcome {
    WRITTEN,
    FAILED,
    BROKEN
  }

  private final Consumer<String, String> peats;
  private final Producer<String, String> moistures;

  private Outcome outcome = Outcome.WRITTEN;

  public MoistureMaps(Consumer<String, String> peats, Producer<String, String> moistures) {
    this.peats = peats;
    this.moistures = moistures;
  }

  public void run() {
    moistures.initTransactions();
    peats.subscribe(List.of("peats"));
    while (true) {
      ConsumerRecords<String, String> batch = peats.poll(Duration.ofSeconds(1));
      if (batch.isEmpty()) {
        continue;
      }
      outcome = measure(batch);
      prepareNext(batch);
    }
  }

  private Outcome measure(ConsumerRecords<String, String> batch) {
    try {
      moistures.beginTransaction();
      batch.forEach(
          each -> moistures.send(new ProducerRecord<>("moistures", each.key(), each.value())));
      moistures.sendOffsetsToTransaction(batch.nextOffsets(), peats.groupMetadata());
      moistures.commitTransaction();
      return Outcome.WRITTEN;
    } catch (ApplicationRecoverableException
        | InvalidConfigurationException
        | InvalidTxnStateException fatal) {
      return Outcome.BROKEN;
    } catch (KafkaException failure) {
      moistures.abortTransaction();
      return Outcome.FAILED;
    }
  }

  private void prepareNext(ConsumerRecords<String, String> batch) {
    switch (outcome) {
      case FAILED -> startAgain(batch);
      case BROKEN -> throw new IllegalStateException("The moistures are broken.");
      case WRITTEN -> System.out.println("measured");
    }
  }

  private void startAgain(ConsumerRecords<String, String> batch) {
    batch.partitions().forEach(p -> peats.seek(p, batch.records(p).get(0).offset()));
  }
}
