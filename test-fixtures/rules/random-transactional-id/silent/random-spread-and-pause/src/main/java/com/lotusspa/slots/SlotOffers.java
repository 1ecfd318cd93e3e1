package com.lotusspa.slots;

import java.util.List;
import java.util.Properties;
import java.util.Random;
import java.util.concurrent.ThreadLocalRandom;
import java.util.concurrent.TimeUnit;
import org.apache.kafka.clients.producer.KafkaProducer;
import org.apache.kafka.clients.producer.Producer;
import org.apache.kafka.clients.producer.ProducerRecord;
import org.apache.kafka.common.errors.TimeoutException;
import org.apache.kafka.common.serialization.StringSerializer;

public final class SlotOffers {

  private static final int PARTITIONS = 12;

  private final Random spread = new Random();
  private final Producer<String, String> producer;

  public SlotOffers(Properties connection) throws InterruptedException {
    Properties config = new Properties();
    config.putAll(connection);
    config.setProperty("transactional.id", "slot-offers-" + System.getProperty("spa.branch"));
    producer = new KafkaProducer<>(config, new StringSerializer(), new StringSerializer());
    initialise();
  }

  private void initialise() throws InterruptedException {
    while (true) {
      try {
        producer.initTransactions();
        return;
      } catch (TimeoutException e) {
        TimeUnit.MILLISECONDS.sleep(ThreadLocalRandom.current().nextLong(200, 2_000));
      }
    }
  }

  public void offer(String treatment, List<String> slots) {
    producer.beginTransaction();
    for (String slot : slots) {
      int partition = spread.nextInt(PARTITIONS);
      producer.send(new ProducerRecord<>("spa.slots", partition, treatment, slot));
    }
    producer.commitTransaction();
  }
}
