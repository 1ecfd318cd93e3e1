package com.puffin.cliff;

import java.util.Properties;
import java.util.concurrent.ArrayBlockingQueue;
import java.util.concurrent.BlockingQueue;
import org.apache.kafka.clients.producer.KafkaProducer;
import org.apache.kafka.clients.producer.Producer;
import org.apache.kafka.clients.producer.ProducerConfig;
import org.apache.kafka.clients.producer.ProducerRecord;
import org.apache.kafka.common.serialization.StringSerializer;

public final class ProducerPool {

  private final BlockingQueue<Producer<String, String>> free;

  public ProducerPool(int size) {
    free = new ArrayBlockingQueue<>(size);
    for (int number = 0; number < size; number++) {
      Properties config = new Properties();
      config.put(ProducerConfig.BOOTSTRAP_SERVERS_CONFIG, System.getenv("KAFKA_BROKERS"));
      config.put(
          ProducerConfig.TRANSACTIONAL_ID_CONFIG, System.getenv("POD_NAME") + "-cliff-" + number);
      Producer<String, String> producer =
          new KafkaProducer<>(config, new StringSerializer(), new StringSerializer());
      producer.initTransactions();
      free.add(producer);
    }
  }

  public void nested(String puffin, String burrow) throws InterruptedException {
    Producer<String, String> producer = free.take();
    try {
      producer.beginTransaction();
      producer.send(new ProducerRecord<>("burrows", burrow, puffin));
      producer.send(new ProducerRecord<>("puffins", puffin, burrow));
      producer.commitTransaction();
    } catch (RuntimeException e) {
      producer.close();
      throw e;
    }
    free.add(producer);
  }
}
