package com.razorbill.isle;

import java.util.Map;
import java.util.Properties;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import org.apache.kafka.clients.producer.KafkaProducer;
import org.apache.kafka.clients.producer.Producer;
import org.apache.kafka.clients.producer.ProducerConfig;
import org.apache.kafka.clients.producer.ProducerRecord;
import org.apache.kafka.common.serialization.IntegerSerializer;
import org.apache.kafka.common.serialization.StringSerializer;

public class VisitorCount {

  private final ExecutorService pool = Executors.newFixedThreadPool(4);
  private final Producer<String, Integer> producer;

  public VisitorCount(String brokers) {
    Properties config = new Properties();
    config.put(ProducerConfig.BOOTSTRAP_SERVERS_CONFIG, brokers);
    config.put(ProducerConfig.ACKS_CONFIG, "all");
    producer = new KafkaProducer<>(config, new StringSerializer(), new IntegerSerializer());
  }

  public void count(Map<String, Integer> visitors) {
    visitors.forEach(
        (path, number) ->
            pool.submit(() -> producer.send(new ProducerRecord<>("visitors", path, number))));
  }

  public void close() {
    pool.shutdown();
    producer.close();
  }
}
