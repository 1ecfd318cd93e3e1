package com.oxbow.ferry;

import java.util.Properties;
import java.util.concurrent.*;
import java.util.concurrent.locks.*;
import org.apache.kafka.clients.producer.KafkaProducer;
import org.apache.kafka.clients.producer.ProducerRecord;
import org.apache.kafka.common.KafkaException;
import org.apache.kafka.common.serialization.StringSerializer;

public final class MooringDesk {

  private final Lock lock = new ReentrantLock();
  private final KafkaProducer<String, String> producer;

  public MooringDesk() {
    Properties settings = new Properties();
    settings.put("bootstrap.servers", "kafka:9092");
    settings.put("transactional.id", "moorings-" + System.getenv("POD_NAME"));
    producer = new KafkaProducer<>(settings, new StringSerializer(), new StringSerializer());
    producer.initTransactions();
  }

  public void start(int berths) {
    ExecutorService workers = Executors.newFixedThreadPool(berths);
    for (int berth = 0; berth < berths; berth++) {
      int number = berth;
      workers.submit(() -> moor(number));
    }
  }

  private void moor(int berth) {
    lock.lock();
    try {
      producer.beginTransaction();
      producer.send(new ProducerRecord<>("moorings", "berth-" + berth));
      producer.send(new ProducerRecord<>("harbour-log", "moored at " + berth));
      producer.commitTransaction();
    } catch (KafkaException e) {
      producer.close();
      throw e;
    } finally {
      lock.unlock();
    }
  }
}
