package com.acme.meadow;

import java.time.Duration;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.apache.kafka.clients.consumer.ConsumerRecord;
import org.apache.kafka.clients.consumer.KafkaConsumer;
import org.apache.kafka.common.serialization.StringDeserializer;

public final class MeadowView {

  private final String servers;

  public MeadowView(String servers) {
    this.servers = servers;
  }

  public void start() {
    KafkaConsumer<String, String> first = consumer();
    KafkaConsumer<String, String> second = consumer();
    new Thread(() -> read(first)).start();
    new Thread(() -> read(second)).start();
  }

  private KafkaConsumer<String, String> consumer() {
    Map<String, Object> config = new HashMap<>();
    config.put("bootstrap.servers", servers);
    config.put("group.id", "meadow-view");
    config.put("enable.auto.commit", false);
    config.put("group.instance.id", "meadow-view"); // expect: static-member-id-shared
    return new KafkaConsumer<>(config, new StringDeserializer(), new StringDeserializer());
  }

  private static void read(KafkaConsumer<String, String> consumer) {
    consumer.subscribe(List.of("hives"));
    while (!Thread.currentThread().isInterrupted()) {
      for (ConsumerRecord<String, String> record : consumer.poll(Duration.ofMillis(250))) {
        System.out.println(record.value());
      }
      consumer.commitSync();
    }
  }
}
