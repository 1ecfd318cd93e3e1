package com.skua.wind;

import java.util.HashMap;
import java.util.Map;
import java.util.concurrent.BlockingQueue;
import org.apache.kafka.clients.producer.KafkaProducer;
import org.apache.kafka.clients.producer.Producer;
import org.apache.kafka.clients.producer.ProducerConfig;
import org.apache.kafka.clients.producer.ProducerRecord;
import org.apache.kafka.common.serialization.StringSerializer;

final class TurbineWorker implements Runnable {

  private final BlockingQueue<String> samples;
  private final Producer<String, String> producer;

  TurbineWorker(BlockingQueue<String> samples, Map<String, Object> common, int number) {
    this.samples = samples;
    Map<String, Object> config = new HashMap<>(common);
    config.put(ProducerConfig.TRANSACTIONAL_ID_CONFIG, System.getenv("POD_NAME") + "-turbine-" + number);
    this.producer = new KafkaProducer<>(config, new StringSerializer(), new StringSerializer());
  }

  @Override
  public void run() {
    producer.initTransactions();
    try {
      while (true) {
        String sample = samples.take();
        producer.beginTransaction();
        producer.send(new ProducerRecord<>("turbine-samples", sample));
        producer.send(new ProducerRecord<>("turbine-latest", sample));
        producer.commitTransaction();
      }
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    } finally {
      producer.close();
    }
  }
}
