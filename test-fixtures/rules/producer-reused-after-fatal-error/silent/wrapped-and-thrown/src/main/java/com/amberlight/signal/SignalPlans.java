package com.amberlight.signal;

import java.util.concurrent.BlockingQueue;
import org.apache.kafka.clients.producer.Producer;
import org.apache.kafka.clients.producer.ProducerRecord;
import org.apache.kafka.common.KafkaException;
import org.apache.kafka.common.errors.AuthorizationException;
import org.apache.kafka.common.errors.ProducerFencedException;

public class SignalPlans {

  private final BlockingQueue<String> plans;
  private final Producer<String, String> producer;

  public SignalPlans(BlockingQueue<String> plans, Producer<String, String> producer) {
    this.plans = plans;
    this.producer = producer;
  }

  public void run() throws InterruptedException {
    producer.initTransactions();
    while (true) {
      String plan = plans.take();
      try {
        producer.beginTransaction();
        producer.send(new ProducerRecord<>("signal-plans", plan));
        producer.send(new ProducerRecord<>("signal-history", plan));
        producer.commitTransaction();
      } catch (ProducerFencedException | AuthorizationException e) {
        producer.close();
        throw new IllegalStateException("Signals are planned by another instance", e);
      } catch (KafkaException e) {
        producer.abortTransaction();
        plans.add(plan);
      }
    }
  }
}
