package com.lodestone.assay;

import java.util.Properties;
import java.util.concurrent.BlockingQueue;
import org.apache.kafka.clients.producer.KafkaProducer;
import org.apache.kafka.clients.producer.Producer;
import org.apache.kafka.clients.producer.ProducerRecord;
import org.apache.kafka.common.KafkaException;
import org.apache.kafka.common.serialization.StringSerializer;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

public class AssayRunner {

  private static final Logger log = LoggerFactory.getLogger(AssayRunner.class);

  private final BlockingQueue<String> samples;
  private final Properties config;

  public AssayRunner(BlockingQueue<String> samples, Properties config) {
    this.samples = samples;
    this.config = config;
  }

  public void run() {
    Producer<String, String> producer =
        new KafkaProducer<>(config, new StringSerializer(), new StringSerializer());
    producer.initTransactions();
    try {
      while (!Thread.interrupted()) {
        process(producer, samples.take());
      }
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    } catch (KafkaException e) {
      log.error("Assay stops", e);
    }
    producer.close();
  }

  private void process(Producer<String, String> producer, String sample) {
    try {
      producer.beginTransaction();
      producer.send(new ProducerRecord<>("assay-samples", sample));
      producer.send(new ProducerRecord<>("assay-queue", sample));
      producer.commitTransaction();
    } catch (KafkaException e) {
      log.warn("Sample {} is not stored", sample, e);
      producer.abortTransaction();
    }
  }
}
