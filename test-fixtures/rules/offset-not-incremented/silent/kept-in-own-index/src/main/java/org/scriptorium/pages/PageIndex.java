package org.scriptorium.pages;

import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import org.apache.kafka.clients.consumer.ConsumerRecord;
import org.apache.kafka.clients.consumer.ConsumerRecords;
import org.apache.kafka.clients.consumer.KafkaConsumer;
import org.apache.kafka.clients.consumer.OffsetAndMetadata;
import org.apache.kafka.common.serialization.StringDeserializer;

/** Knows where in the topic each page stands. */
public final class PageIndex {

  private final Map<String, OffsetAndMetadata> places = new TreeMap<>();

  public Optional<OffsetAndMetadata> placeOf(String page) {
    return Optional.ofNullable(places.get(page));
  }

  public void read() {
    Map<String, Object> settings =
        Map.of("bootstrap.servers", "kafka:9092", "group.id", "page-index", "enable.auto.commit", "false");
    try (var consumer = new KafkaConsumer<>(settings, new StringDeserializer(), new StringDeserializer())) {
      consumer.subscribe(List.of("pages"));
      while (!Thread.interrupted()) {
        ConsumerRecords<String, String> pages = consumer.poll(Duration.ofSeconds(1));
        for (ConsumerRecord<String, String> page : pages) {
          places.put(page.key(), new OffsetAndMetadata(page.offset(), page.leaderEpoch(), page.topic()));
        }
        consumer.commitAsync(pages.nextOffsets(), null); // expect: async-commit-without-final-sync
      }
    }
  }

  public static void main(String[] args) {
    new PageIndex().read();
  }
}
