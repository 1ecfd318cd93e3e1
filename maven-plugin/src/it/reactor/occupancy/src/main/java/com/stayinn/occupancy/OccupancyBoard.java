package com.stayinn.occupancy;

import java.time.Duration;
import java.util.Map;
import java.util.Set;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.function.Consumer;
import org.apache.kafka.clients.consumer.KafkaConsumer;
import org.apache.kafka.common.serialization.StringDeserializer;

public final class OccupancyBoard {

  private final SortedMap<String, String> rooms = new TreeMap<>();
  private final Consumer<String> display;

  public OccupancyBoard(Consumer<String> display) {
    this.display = display;
  }

  public void show() {
    KafkaConsumer<String, String> occupancy =
        new KafkaConsumer<>(
            Map.of(
                "bootstrap.servers", "inn-kafka:9092",
                "group.id", "occupancy-board",
                "isolation.level", "read_uncommitted",
                "auto.offset.reset", "earliest"),
            new StringDeserializer(),
            new StringDeserializer());
    try (occupancy) {
      occupancy.subscribe(Set.of("room-occupancy"));
      while (!Thread.interrupted()) {
        occupancy.poll(Duration.ofSeconds(5)).forEach(room -> rooms.put(room.key(), room.value()));
        display.accept(rooms.toString());
      }
    }
  }
}
