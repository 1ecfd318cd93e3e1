package org.puffin.cliff;

import java.util.List;
import java.util.Properties;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.atomic.AtomicInteger;
import org.apache.kafka.clients.producer.KafkaProducer;
import org.apache.kafka.clients.producer.Producer;
import org.apache.kafka.clients.producer.ProducerRecord;

public final class RingingStation {

  private final AtomicInteger sequence = new AtomicInteger();
  private final ExecutorService pool = Executors.newFixedThreadPool(3);
  private final Properties common;
  private final ThreadLocal<Producer<String, String>> producers =
      ThreadLocal.withInitial(() -> open(sequence.getAndIncrement()));

  public RingingStation(Properties common) {
    this.common = common;
  }

  public void ring(List<String> birds) {
    for (String bird : birds) {
      pool.submit(() -> write(bird));
    }
  }

  private void write(String bird) {
    Producer<String, String> producer = producers.get();
    producer.beginTransaction();
    producer.send(new ProducerRecord<>("rings", bird));
    producer.send(new ProducerRecord<>("birds", bird));
    producer.commitTransaction();
  }

  private Producer<String, String> open(int number) {
    Properties config = new Properties();
    config.putAll(common);
    config.setProperty("transactional.id", System.getenv("POD_NAME") + "-ringing-" + number);
    Producer<String, String> producer = new KafkaProducer<>(config);
    producer.initTransactions();
    return producer;
  }
}
