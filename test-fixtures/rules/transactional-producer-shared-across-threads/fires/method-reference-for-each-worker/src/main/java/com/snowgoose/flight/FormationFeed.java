package com.snowgoose.flight;

import java.util.Map;
import java.util.concurrent.ArrayBlockingQueue;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.stream.IntStream;
import org.apache.kafka.clients.producer.KafkaProducer;
import org.apache.kafka.clients.producer.Producer;
import org.apache.kafka.clients.producer.ProducerRecord;
import org.apache.kafka.common.serialization.StringSerializer;

public class FormationFeed {

  private final BlockingQueue<Map<String, String>> formations = new ArrayBlockingQueue<>(64);
  private final Producer<String, String> producer;
  private final ExecutorService pool = Executors.newFixedThreadPool(6);

  public FormationFeed(Map<String, Object> config) {
    producer = new KafkaProducer<>(config, new StringSerializer(), new StringSerializer());
  }

  public void start() {
    producer.initTransactions();
    IntStream.range(0, 6).forEach(i -> pool.execute(this::feed));
  }

  private void feed() {
    while (!Thread.currentThread().isInterrupted()) {
      Map<String, String> formation = formations.poll();
      if (formation == null) {
        continue;
      }
      begin();
      formation.forEach((goose, place) -> producer.send(new ProducerRecord<>("formations", goose, place)));
      producer.commitTransaction();
    }
  }

  private void begin() {
    producer.beginTransaction(); // expect: transactional-producer-shared-across-threads
  }

  public void stop() {
    pool.shutdownNow();
    producer.close();
  }
}
