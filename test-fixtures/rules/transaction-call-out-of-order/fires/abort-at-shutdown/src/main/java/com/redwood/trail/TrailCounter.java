package com.redwood.trail;

import java.util.HashMap;
import java.util.Map;
import java.util.concurrent.BlockingQueue;
import org.apache.kafka.clients.producer.KafkaProducer;
import org.apache.kafka.clients.producer.Producer;
import org.apache.kafka.clients.producer.ProducerConfig;
import org.apache.kafka.clients.producer.ProducerRecord;
import org.apache.kafka.common.serialization.StringSerializer;

public final class TrailCounter implements Runnable {

  private final BlockingQueue<String> hikers;
  private volatile boolean running = true;

  public TrailCounter(BlockingQueue<String> hikers) {
    this.hikers = hikers;
  }

  public void stop() {
    running = false;
  }

  @Override
  public void run() {
    Map<String, Object> config = new HashMap<>();
    config.put(ProducerConfig.BOOTSTRAP_SERVERS_CONFIG, System.getenv("KAFKA_BROKERS"));
    config.put(ProducerConfig.TRANSACTIONAL_ID_CONFIG, "trail-counter-" + System.getenv("POD_NAME"));
    try (Producer<String, String> producer =
        new KafkaProducer<>(config, new StringSerializer(), new StringSerializer())) {
      producer.initTransactions();
      while (running) {
        String hiker = hikers.poll();
        if (hiker != null) {
          producer.beginTransaction();
          producer.send(new ProducerRecord<>("hikers", hiker, "PASSED"));
          producer.send(new ProducerRecord<>("trails", "north", hiker));
          producer.commitTransaction();
        }
      }
      producer.abortTransaction(); // expect: transaction-call-out-of-order
    }
  }
}
