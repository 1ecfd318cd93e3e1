package com.estuary.eel;

import java.util.Properties;
import java.util.concurrent.BlockingQueue;
import org.apache.kafka.clients.producer.KafkaProducer;
import org.apache.kafka.clients.producer.ProducerConfig;
import org.apache.kafka.clients.producer.ProducerRecord;
import org.apache.kafka.common.KafkaException;
import org.apache.kafka.common.serialization.StringSerializer;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

final class EelWorker implements Runnable {

  private static final Logger LOG = LoggerFactory.getLogger(EelWorker.class);

  private final BlockingQueue<String> eels;

  EelWorker(BlockingQueue<String> eels) {
    this.eels = eels;
  }

  @Override
  public void run() {
    KafkaProducer<String, String> producer = connect();
    while (!Thread.currentThread().isInterrupted()) {
      String eel = eels.poll();
      if (eel == null) {
        Thread.onSpinWait();
        continue;
      }
      try {
        producer.beginTransaction();
        producer.send(new ProducerRecord<>("eels", eel, "COUNTED"));
        producer.send(new ProducerRecord<>("traps", eel, "EMPTIED"));
        producer.commitTransaction();
      } catch (KafkaException e) {
        LOG.warn("The eel {} was not counted", eel, e);
        producer.close();
        producer = connect();
      }
    }
    producer.close();
  }

  private static KafkaProducer<String, String> connect() {
    Properties config = new Properties();
    config.put(ProducerConfig.BOOTSTRAP_SERVERS_CONFIG, System.getenv("KAFKA_BROKERS"));
    config.put(ProducerConfig.TRANSACTIONAL_ID_CONFIG, "eels-" + System.getenv("POD_NAME"));
    KafkaProducer<String, String> producer =
        new KafkaProducer<>(config, new StringSerializer(), new StringSerializer());
    producer.initTransactions();
    return producer;
  }
}
