package com.tickerwall.quotes;

import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.UUID;
import java.util.concurrent.ConcurrentHashMap;
import org.apache.kafka.clients.consumer.ConsumerConfig;
import org.apache.kafka.clients.consumer.ConsumerRecord;
import org.apache.kafka.clients.consumer.KafkaConsumer;
import org.apache.kafka.common.serialization.DoubleDeserializer;
import org.apache.kafka.common.serialization.StringDeserializer;

/** Every wall shows all quotes, so every start is a group of its own. */
public final class QuoteWall implements Runnable {

  private final Map<String, Double> shown = new ConcurrentHashMap<>();
  private final String brokers;

  public QuoteWall(String brokers) {
    this.brokers = brokers;
  }

  public Map<String, Double> shown() {
    return Map.copyOf(shown);
  }

  @Override
  public void run() {
    try (var consumer =
        new KafkaConsumer<>(
            Map.of(
                ConsumerConfig.BOOTSTRAP_SERVERS_CONFIG, brokers,
                ConsumerConfig.GROUP_ID_CONFIG, "wall-" + UUID.randomUUID(),
                ConsumerConfig.ENABLE_AUTO_COMMIT_CONFIG, "false",
                ConsumerConfig.ISOLATION_LEVEL_CONFIG, "read_committed",
                ConsumerConfig.AUTO_OFFSET_RESET_CONFIG, "latest"),
            new StringDeserializer(),
            new DoubleDeserializer())) {
      consumer.subscribe(List.of("quotes"));
      while (!Thread.interrupted()) {
        for (ConsumerRecord<String, Double> quote : consumer.poll(Duration.ofSeconds(1))) {
          shown.put(quote.key(), quote.value());
        }
      }
    }
  }
}
