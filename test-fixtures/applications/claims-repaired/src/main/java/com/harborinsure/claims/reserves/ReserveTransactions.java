package com.harborinsure.claims.reserves;

import java.time.Duration;
import org.apache.kafka.clients.consumer.Consumer;
import org.apache.kafka.clients.consumer.ConsumerRecord;
import org.apache.kafka.clients.consumer.ConsumerRecords;
import org.apache.kafka.clients.producer.Producer;
import org.apache.kafka.clients.producer.ProducerRecord;
import org.apache.kafka.common.KafkaException;
import org.apache.kafka.common.errors.ApplicationRecoverableException;
import org.apache.kafka.common.errors.InterruptException;
import org.apache.kafka.common.errors.InvalidConfigurationException;
import org.apache.kafka.common.errors.InvalidTxnStateException;
import org.apache.kafka.common.errors.TimeoutException;

/** The producer of reserves. */
public final class ReserveTransactions implements AutoCloseable {

  private final String reserves;
  private final Producer<String, String> producer;

  public ReserveTransactions(String reserves, Producer<String, String> producer) {
    this.reserves = reserves;
    this.producer = producer;
  }

  /** Writes a reserve for each referral and returns whether they were written. */
  boolean reserve(ConsumerRecords<String, String> referrals, Consumer<String, String> consumer) {
    try {
      producer.beginTransaction();
      for (ConsumerRecord<String, String> referral : referrals) {
        producer.send(new ProducerRecord<>(reserves, referral.key(), "open"));
      }
      producer.sendOffsetsToTransaction(referrals.nextOffsets(), consumer.groupMetadata());
      commit();
      return true;
    } catch (ApplicationRecoverableException
        | InvalidConfigurationException
        | InvalidTxnStateException
        | InterruptException fatal) {
      throw new IllegalStateException("The producer of reserves has to be replaced.", fatal);
    } catch (KafkaException failure) {
      producer.abortTransaction();
      return false;
    }
  }

  private void commit() {
    try {
      producer.commitTransaction();
    } catch (TimeoutException late) {
      commitAgain();
    }
  }

  private void commitAgain() {
    try {
      producer.commitTransaction();
    } catch (TimeoutException never) {
      throw new IllegalStateException("Nobody knows whether the reserves were written.", never);
    }
  }

  @Override
  public void close() {
    producer.close(Duration.ofSeconds(5));
  }
}
