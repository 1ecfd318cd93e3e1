package com.acme.glacier;

import java.time.Duration;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import org.apache.kafka.clients.consumer.ConsumerRecord;
import org.apache.kafka.clients.consumer.KafkaConsumer;
import org.apache.kafka.common.serialization.StringDeserializer;

public final class GlacierView {

  private final String servers;

  public GlacierView(String servers) {
    this.servers = servers;
  }

  public void start() {
    ExecutorService threads = Executors.newFixedThreadPool(3);
    for (int number = 0; number < 3; number++) {
      threads.submit(() -> read(consumer()));
    }
  }

  private KafkaConsumer<String, String> consumer() {
    Map<String, Object> config = new HashMap<>();
    config.put("bootstrap.servers", servers);
    config.put("group.id", "glacier-view");
    config.put("enable.auto.commit", false);
    config.put("group.instance.id", "glacier-view-" + System.getenv("POD_NAME")); // expect: static-member-id-shared
    return new KafkaConsumer<>(config, new StringDeserializer(), new StringDeserializer());
  }

  private static void read(KafkaConsumer<String, String> consumer) {
    consumer.subscribe(List.of("readings"));
    while (!Thread.currentThread().isInterrupted()) {
      for (ConsumerRecord<String, String> record : consumer.poll(Duration.ofMillis(250))) {
        System.out.println(record.value());
      }
      consumer.commitSync();
    }
  }
}
