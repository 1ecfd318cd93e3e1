package com.foxglove.pharmacy;

import java.util.Properties;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.atomic.AtomicReference;
import org.apache.kafka.clients.producer.KafkaProducer;
import org.apache.kafka.clients.producer.Producer;
import org.apache.kafka.clients.producer.ProducerRecord;
import org.apache.kafka.common.errors.AuthorizationException;
import org.apache.kafka.common.errors.ProducerFencedException;
import org.apache.kafka.common.serialization.StringSerializer;

public class PrescriptionFeed {

  private final AtomicReference<Producer<String, String>> producer = new AtomicReference<>();
  private final Properties config;

  public PrescriptionFeed(Properties config) {
    this.config = config;
    producer.set(connect());
  }

  private Producer<String, String> connect() {
    var connected = new KafkaProducer<>(config, new StringSerializer(), new StringSerializer());
    connected.initTransactions();
    return connected;
  }

  public void feed(BlockingQueue<String> prescriptions) throws InterruptedException {
    while (true) {
      String prescription = prescriptions.take();
      try {
        producer.get().beginTransaction();
        producer.get().send(new ProducerRecord<>("prescriptions", prescription));
        producer.get().send(new ProducerRecord<>("dispensary", prescription));
        producer.get().commitTransaction();
      } catch (ProducerFencedException | AuthorizationException e) {
        producer.getAndSet(connect()).close();
      }
    }
  }
}
