package com.oxbow.ferry;

import java.time.Duration;
import java.util.List;
import java.util.Optional;
import org.apache.kafka.clients.consumer.Consumer;
import org.apache.kafka.clients.consumer.ConsumerRecords;
import org.apache.kafka.clients.producer.Producer;
import org.apache.kafka.clients.producer.ProducerRecord;
import org.apache.kafka.common.KafkaException;
import org.apache.kafka.common.errors.InvalidTxnStateException;
import org.apache.kafka.common.errors.ProducerFencedException;

/** The caller gets the failure and aborts the transaction. */
public final class RampRelay {

  private final Consumer<String, String> ramps;
  private final Producer<String, String> slots;

  public RampRelay(Consumer<String, String> ramps, Producer<String, String> slots) {
    this.ramps = ramps;
    this.slots = slots;
  }

  public void run() {
    slots.initTransactions();
    ramps.subscribe(List.of("ramps"));
    while (true) {
      ConsumerRecords<String, String> batch = ramps.poll(Duration.ofSeconds(1));
      if (batch.isEmpty()) {
        continue;
      }
      Optional<KafkaException> failure = relay(batch);
      if (failure.isPresent()) {
        slots.abortTransaction();
        batch.partitions().forEach(p -> ramps.seek(p, batch.records(p).get(0).offset()));
      }
    }
  }

  private Optional<KafkaException> relay(ConsumerRecords<String, String> batch) {
    try {
      slots.beginTransaction();
      batch.forEach(ramp -> slots.send(new ProducerRecord<>("slots", ramp.key(), ramp.value())));
      slots.sendOffsetsToTransaction(batch.nextOffsets(), ramps.groupMetadata());
      slots.commitTransaction();
      return Optional.empty();
    } catch (ProducerFencedException | InvalidTxnStateException e) {
      slots.close();
      throw e;
    } catch (KafkaException e) {
      return Optional.of(e);
    }
  }
}
