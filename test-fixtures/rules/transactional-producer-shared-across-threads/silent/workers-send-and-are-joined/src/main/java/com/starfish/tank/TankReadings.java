package com.starfish.tank;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import org.apache.kafka.clients.producer.KafkaProducer;
import org.apache.kafka.clients.producer.Producer;
import org.apache.kafka.clients.producer.ProducerRecord;
import org.apache.kafka.common.serialization.DoubleSerializer;
import org.apache.kafka.common.serialization.StringSerializer;

public class TankReadings {

  private final ExecutorService pool = Executors.newFixedThreadPool(8);
  private final Producer<String, Double> producer;

  public TankReadings(Map<String, Object> config) {
    producer = new KafkaProducer<>(config, new StringSerializer(), new DoubleSerializer());
    producer.initTransactions();
  }

  public void publish(Map<String, List<Double>> tanks) {
    producer.beginTransaction();
    List<CompletableFuture<Void>> sends = new ArrayList<>();
    tanks.forEach(
        (tank, values) ->
            sends.add(
                CompletableFuture.runAsync(
                    () -> values.forEach(v -> producer.send(new ProducerRecord<>("tanks", tank, v))), pool)));
    CompletableFuture.allOf(sends.toArray(new CompletableFuture[0])).join();
    producer.commitTransaction();
  }

  public void close() {
    pool.shutdown();
    producer.close();
  }
}
