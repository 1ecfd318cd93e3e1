package com.switchyard.router;

import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.concurrent.atomic.AtomicLong;
import org.apache.kafka.clients.consumer.KafkaConsumer;
import org.apache.kafka.common.serialization.ByteArrayDeserializer;

public final class WagonCounter {

  private final AtomicLong wagons = new AtomicLong();

  void count() {
    try (var events =
        new KafkaConsumer<>(
            Map.of("bootstrap.servers", "yard-kafka:9092", "group.id", "wagon-counter"),
            new ByteArrayDeserializer(),
            new ByteArrayDeserializer())) {
      events.subscribe(List.of("wagon-events"));
      while (!Thread.interrupted()) {
        wagons.addAndGet(events.poll(Duration.ofSeconds(1)).count());
      }
    }
  }
}
