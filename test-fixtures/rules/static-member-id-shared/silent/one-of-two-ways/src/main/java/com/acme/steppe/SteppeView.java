package com.acme.steppe;

import java.time.Duration;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.apache.kafka.clients.consumer.ConsumerRecord;
import org.apache.kafka.clients.consumer.KafkaConsumer;
import org.apache.kafka.common.serialization.StringDeserializer;

public final class SteppeView {

  private final String servers;

  public SteppeView(String servers) {
    this.servers = servers;
  }

  public void start(boolean mirrored) {
    KafkaConsumer<String, String> consumer = mirrored ? consumer() : consumer();
    new Thread(() -> read(consumer)).start();
  }

  private KafkaConsumer<String, String> consumer() {
    Map<String, Object> config = new HashMap<>();
    config.put("bootstrap.servers", servers);
    config.put("group.id", "steppe-view");
    config.put("enable.auto.commit", false);
    config.put("group.instance.id", "steppe-view");
    return new KafkaConsumer<>(config, new StringDeserializer(), new StringDeserializer());
  }

  private static void read(KafkaConsumer<String, String> consumer) {
    consumer.subscribe(List.of("camps"));
    while (!Thread.currentThread().isInterrupted()) {
      for (ConsumerRecord<String, String> record : consumer.poll(Duration.ofMillis(250))) {
        System.out.println(record.value());
      }
      consumer.commitSync();
    }
  }
}
