package com.oxbow.ferry;

import java.time.Duration;
import java.util.List;
import org.apache.kafka.clients.consumer.CommitFailedException;
import org.apache.kafka.clients.consumer.Consumer;
import org.apache.kafka.clients.consumer.ConsumerRecords;
import org.apache.kafka.clients.producer.Producer;
import org.apache.kafka.clients.producer.ProducerRecord;
import org.apache.kafka.common.KafkaException;
import org.apache.kafka.common.errors.InvalidTxnStateException;
import org.apache.kafka.common.errors.ProducerFencedException;

/** Tries a batch again in memory; a consumer that lost its partitions starts anew by itself. */
public final class DeckRelay {

  private static final int ATTEMPTS = 3;

  private final Consumer<String, String> cars;
  private final Producer<String, String> decks;

  public DeckRelay(Consumer<String, String> cars, Producer<String, String> decks) {
    this.cars = cars;
    this.decks = decks;
  }

  public void run() {
    decks.initTransactions();
    cars.subscribe(List.of("cars"));
    while (true) {
      ConsumerRecords<String, String> batch = cars.poll(Duration.ofSeconds(1));
      boolean done = batch.isEmpty();
      int attempts = 0;
      while (!done) {
        try {
          decks.beginTransaction();
          batch.forEach(car -> decks.send(new ProducerRecord<>("decks", car.key(), car.value())));
          decks.sendOffsetsToTransaction(batch.nextOffsets(), cars.groupMetadata());
          decks.commitTransaction();
          done = true;
        } catch (ProducerFencedException | InvalidTxnStateException e) {
          throw e;
        } catch (CommitFailedException e) {
          decks.abortTransaction();
          break;
        } catch (KafkaException e) {
          decks.abortTransaction();
          attempts++;
          if (attempts == ATTEMPTS) {
            throw e;
          }
        }
      }
    }
  }
}
