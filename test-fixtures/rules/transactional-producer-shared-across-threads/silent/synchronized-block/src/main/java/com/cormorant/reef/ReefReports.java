package com.cormorant.reef;

import java.util.List;
import java.util.Map;
import java.util.Properties;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import org.apache.kafka.clients.producer.KafkaProducer;
import org.apache.kafka.clients.producer.Producer;
import org.apache.kafka.clients.producer.ProducerRecord;
import org.apache.kafka.common.serialization.StringSerializer;

public class ReefReports {

  private final ExecutorService pool = Executors.newFixedThreadPool(4);
  private final Producer<String, String> producer;

  public ReefReports(Properties config) {
    producer = new KafkaProducer<>(config, new StringSerializer(), new StringSerializer());
    producer.initTransactions();
  }

  public void report(Map<String, List<String>> corals) {
    corals.forEach(
        (reef, species) ->
            pool.submit(
                () -> {
                  List<String> sorted = species.stream().sorted().toList();
                  synchronized (producer) {
                    producer.beginTransaction();
                    sorted.forEach(s -> producer.send(new ProducerRecord<>("corals", reef, s)));
                    producer.commitTransaction();
                  }
                }));
  }

  public void close() {
    pool.shutdown();
    producer.close();
  }
}
