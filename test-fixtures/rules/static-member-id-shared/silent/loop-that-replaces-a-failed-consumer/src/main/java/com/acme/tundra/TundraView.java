package com.acme.tundra;

import java.time.Duration;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.apache.kafka.clients.consumer.ConsumerRecord;
import org.apache.kafka.clients.consumer.KafkaConsumer;
import org.apache.kafka.common.KafkaException;
import org.apache.kafka.common.serialization.StringDeserializer;

public final class TundraView {

  private final String servers;

  public TundraView(String servers) {
    this.servers = servers;
  }

  public void run() {
    while (!Thread.currentThread().isInterrupted()) {
      KafkaConsumer<String, String> consumer = consumer();
      try {
        read(consumer);
      } catch (KafkaException e) {
        System.err.println("Starts again: " + e);
      }
    }
  }

  private KafkaConsumer<String, String> consumer() {
    Map<String, Object> config = new HashMap<>();
    config.put("bootstrap.servers", servers);
    config.put("group.id", "tundra-view");
    config.put("enable.auto.commit", false);
    config.put("group.instance.id", "tundra-view");
    return new KafkaConsumer<>(config, new StringDeserializer(), new StringDeserializer());
  }

  private static void read(KafkaConsumer<String, String> consumer) {
    consumer.subscribe(List.of("sledges"));
    while (!Thread.currentThread().isInterrupted()) {
      for (ConsumerRecord<String, String> record : consumer.poll(Duration.ofMillis(250))) {
        System.out.println(record.value());
      }
      consumer.commitSync();
    }
  }
}
