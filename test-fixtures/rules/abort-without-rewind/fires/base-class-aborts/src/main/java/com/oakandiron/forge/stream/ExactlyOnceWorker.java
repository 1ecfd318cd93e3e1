package com.oakandiron.forge.stream;

import java.time.Duration;
import java.util.Collections;
import org.apache.kafka.clients.consumer.Consumer;
import org.apache.kafka.clients.consumer.ConsumerRecord;
import org.apache.kafka.clients.consumer.ConsumerRecords;
import org.apache.kafka.clients.producer.Producer;
import org.apache.kafka.clients.producer.ProducerRecord;
import org.apache.kafka.common.errors.AuthorizationException;
import org.apache.kafka.common.errors.OutOfOrderSequenceException;
import org.apache.kafka.common.errors.ProducerFencedException;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

public abstract class ExactlyOnceWorker<K, V> {

  protected final Logger log = LoggerFactory.getLogger(getClass());

  private final Consumer<K, V> consumer;
  private final Producer<K, V> producer;

  protected ExactlyOnceWorker(Consumer<K, V> consumer, Producer<K, V> producer) {
    this.consumer = consumer;
    this.producer = producer;
  }

  protected abstract String inputTopic();

  protected abstract ProducerRecord<K, V> transform(ConsumerRecord<K, V> record);

  public final void work() {
    producer.initTransactions();
    consumer.subscribe(Collections.singleton(inputTopic()));
    try {
      while (!Thread.interrupted()) {
        ConsumerRecords<K, V> records = consumer.poll(Duration.ofMillis(200));
        if (records.count() > 0) {
          transfer(records);
        }
      }
    } finally {
      producer.close();
      consumer.close();
    }
  }

  private void transfer(ConsumerRecords<K, V> records) {
    try {
      producer.beginTransaction();
      for (ConsumerRecord<K, V> record : records) {
        producer.send(transform(record));
      }
      producer.sendOffsetsToTransaction(records.nextOffsets(), consumer.groupMetadata());
      producer.commitTransaction();
    } catch (ProducerFencedException | OutOfOrderSequenceException | AuthorizationException fatal) {
      throw fatal;
    } catch (RuntimeException e) {
      log.error("Batch of {} records failed", records.count(), e);
      producer.abortTransaction(); // expect: abort-without-rewind
    }
  }
}
