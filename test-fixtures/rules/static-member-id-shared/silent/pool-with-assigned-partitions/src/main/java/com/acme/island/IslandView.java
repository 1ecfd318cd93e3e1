package com.acme.island;

import java.time.Duration;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import org.apache.kafka.clients.consumer.ConsumerRecord;
import org.apache.kafka.clients.consumer.KafkaConsumer;
import org.apache.kafka.common.TopicPartition;
import org.apache.kafka.common.serialization.StringDeserializer;

public final class IslandView {

  private final String servers;

  public IslandView(String servers) {
    this.servers = servers;
  }

  public void start() {
    ExecutorService threads = Executors.newFixedThreadPool(3);
    List<KafkaConsumer<String, String>> consumers = new ArrayList<>();
    for (int number = 0; number < 3; number++) {
      consumers.add(consumer());
    }
    for (KafkaConsumer<String, String> consumer : consumers) {
      threads.submit(() -> read(consumer));
    }
  }

  private KafkaConsumer<String, String> consumer() {
    Map<String, Object> config = new HashMap<>();
    config.put("bootstrap.servers", servers);
    config.put("group.id", "island-view");
    config.put("enable.auto.commit", false);
    config.put("group.instance.id", "island-view");
    return new KafkaConsumer<>(config, new StringDeserializer(), new StringDeserializer());
  }

  private static void read(KafkaConsumer<String, String> consumer) {
    consumer.assign(List.of(new TopicPartition("ferries", 0)));
    while (!Thread.currentThread().isInterrupted()) {
      for (ConsumerRecord<String, String> record : consumer.poll(Duration.ofMillis(250))) {
        System.out.println(record.value());
      }
    }
  }
}
