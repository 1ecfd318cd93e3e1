package com.copperkettle.brew;

import java.time.Duration;
import java.util.List;
import org.apache.kafka.clients.consumer.Consumer;
import org.apache.kafka.clients.consumer.ConsumerRecords;
import org.apache.kafka.clients.producer.Producer;
import org.apache.kafka.clients.producer.ProducerRecord;
import org.apache.kafka.common.KafkaException;
import org.apache.kafka.common.errors.AuthorizationException;
import org.apache.kafka.common.errors.OutOfOrderSequenceException;
import org.apache.kafka.common.errors.ProducerFencedException;

public final class MashSchedule {

  private static final int ATTEMPTS = 5;

  private final Consumer<String, String> recipes;
  private final Producer<String, String> mashes;

  public MashSchedule(Consumer<String, String> recipes, Producer<String, String> mashes) {
    this.recipes = recipes;
    this.mashes = mashes;
  }

  public void run() {
    mashes.initTransactions();
    recipes.subscribe(List.of("recipes"));
    while (true) {
      ConsumerRecords<String, String> batch = recipes.poll(Duration.ofSeconds(1));
      if (batch.isEmpty()) {
        continue;
      }
      int attempt = 0;
      boolean done = false;
      while (!done) {
        try {
          mashes.beginTransaction();
          batch.forEach(r -> mashes.send(new ProducerRecord<>("mashes", r.key(), r.value())));
          mashes.sendOffsetsToTransaction(batch.nextOffsets(), recipes.groupMetadata());
          mashes.commitTransaction();
          done = true;
        } catch (ProducerFencedException | OutOfOrderSequenceException | AuthorizationException e) {
          mashes.close();
          throw e;
        } catch (KafkaException e) {
          mashes.abortTransaction();
          if (++attempt == ATTEMPTS) {
            mashes.close();
            throw e;
          }
        }
      }
    }
  }
}
