package com.wiredrop.sms;

import java.time.Duration;
import java.util.HashMap;
import java.util.Map;
import java.util.concurrent.ArrayBlockingQueue;
import java.util.concurrent.BlockingQueue;
import java.util.function.Consumer;
import org.apache.kafka.clients.producer.KafkaProducer;
import org.apache.kafka.clients.producer.Producer;
import org.apache.kafka.common.KafkaException;
import org.apache.kafka.common.serialization.StringSerializer;

/** Lends transactional producers to concurrent requests. */
public final class ProducerPool {

  private final BlockingQueue<Producer<String, String>> idle;

  public ProducerPool(Map<String, Object> connection, int size) {
    Map<String, Object> config = new HashMap<>(connection);
    config.put("transactional.id", "sms-gateway"); // expect: transactional-id-shared-in-process
    config.put("transaction.timeout.ms", (int) Duration.ofSeconds(10).toMillis());
    idle = new ArrayBlockingQueue<>(size);
    while (idle.remainingCapacity() > 0) {
      var producer = new KafkaProducer<>(config, new StringSerializer(), new StringSerializer());
      producer.initTransactions();
      idle.add(producer);
    }
  }

  public void inTransaction(Consumer<Producer<String, String>> work) throws InterruptedException {
    Producer<String, String> producer = idle.take();
    boolean completed = false;
    try {
      producer.beginTransaction();
      work.accept(producer);
      producer.commitTransaction();
      completed = true;
    } catch (KafkaException e) {
      throw new IllegalStateException("The transaction failed; its producer leaves the pool", e);
    } finally {
      if (completed) {
        idle.add(producer);
      } else {
        producer.close();
      }
    }
  }
}
