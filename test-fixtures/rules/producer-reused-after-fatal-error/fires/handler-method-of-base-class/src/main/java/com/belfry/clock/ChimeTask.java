package com.belfry.clock;

import java.util.Properties;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.LinkedBlockingQueue;
import org.apache.kafka.clients.producer.KafkaProducer;
import org.apache.kafka.clients.producer.Producer;
import org.apache.kafka.clients.producer.ProducerRecord;
import org.apache.kafka.common.KafkaException;
import org.apache.kafka.common.errors.AuthorizationException;
import org.apache.kafka.common.errors.ProducerFencedException;
import org.apache.kafka.common.serialization.StringSerializer;

public class ChimeTask extends TowerTask implements Runnable {

  private final BlockingQueue<String> hours = new LinkedBlockingQueue<>();
  private final Producer<String, String> producer;

  public ChimeTask(Properties config) {
    producer = new KafkaProducer<>(config, new StringSerializer(), new StringSerializer());
    producer.initTransactions();
  }

  @Override
  public void run() {
    try {
      for (String hour = hours.take(); !hour.isEmpty(); hour = hours.take()) {
        chime(hour);
      }
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    } finally {
      producer.close();
    }
  }

  private void chime(String hour) {
    try {
      producer.beginTransaction(); // expect: producer-reused-after-fatal-error
      producer.send(new ProducerRecord<>("chimes", hour));
      producer.send(new ProducerRecord<>("chimes-today", hour));
      producer.commitTransaction();
    } catch (ProducerFencedException | AuthorizationException e) {
      onFatal(e);
    } catch (KafkaException e) {
      producer.abortTransaction();
    }
  }
}
