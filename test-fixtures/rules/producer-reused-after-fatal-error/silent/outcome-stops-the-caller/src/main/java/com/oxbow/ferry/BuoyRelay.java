package com.oxbow.ferry;

import java.time.Duration;
import java.util.List;
import org.apache.kafka.clients.consumer.Consumer;
import org.apache.kafka.clients.consumer.ConsumerRecords;
import org.apache.kafka.clients.producer.Producer;
import org.apache.kafka.clients.producer.ProducerRecord;
import org.apache.kafka.common.KafkaException;
import org.apache.kafka.common.errors.InvalidTxnStateException;
import org.apache.kafka.common.errors.ProducerFencedException;

/** What the helper returns tells the loop whether the producer can be used further. */
public final class BuoyRelay {

  private enum Outcome {
    DONE,
    AGAIN,
    STOP
  }

  private final Consumer<String, String> buoys;
  private final Producer<String, String> lights;

  public BuoyRelay(Consumer<String, String> buoys, Producer<String, String> lights) {
    this.buoys = buoys;
    this.lights = lights;
  }

  public void run() {
    lights.initTransactions();
    buoys.subscribe(List.of("buoys"));
    while (true) {
      ConsumerRecords<String, String> batch = buoys.poll(Duration.ofSeconds(1));
      if (batch.isEmpty()) {
        continue;
      }
      switch (relay(batch)) {
        case AGAIN -> batch.partitions()
            .forEach(p -> buoys.seek(p, batch.records(p).get(0).offset()));
        case STOP -> {
          lights.close();
          return;
        }
        case DONE -> {}
      }
    }
  }

  private Outcome relay(ConsumerRecords<String, String> batch) {
    try {
      lights.beginTransaction();
      batch.forEach(buoy -> lights.send(new ProducerRecord<>("lights", buoy.key(), buoy.value())));
      lights.sendOffsetsToTransaction(batch.nextOffsets(), buoys.groupMetadata());
      lights.commitTransaction();
      return Outcome.DONE;
    } catch (ProducerFencedException | InvalidTxnStateException e) {
      return Outcome.STOP;
    } catch (KafkaException e) {
      lights.abortTransaction();
      return Outcome.AGAIN;
    }
  }
}
