package com.stageprop.rental;

import java.time.Duration;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.apache.kafka.clients.consumer.ConsumerConfig;
import org.apache.kafka.clients.consumer.ConsumerRecord;
import org.apache.kafka.clients.consumer.KafkaConsumer;
import org.apache.kafka.common.serialization.StringDeserializer;

final class PropRentalReader {

  private final KafkaConsumer<String, String> consumer;

  PropRentalReader(String servers) {
    Map<String, Object> config = new HashMap<>();
    config.put(ConsumerConfig.BOOTSTRAP_SERVERS_CONFIG, servers);
    config.put(ConsumerConfig.GROUP_ID_CONFIG, "prop-rentals-view");
    config.put(ConsumerConfig.ISOLATION_LEVEL_CONFIG, "read_committed");
    config.put(ConsumerConfig.ENABLE_AUTO_COMMIT_CONFIG, false);
    config.put(ConsumerConfig.MAX_POLL_INTERVAL_MS_CONFIG, 10_000);
    consumer = new KafkaConsumer<>(config, new StringDeserializer(), new StringDeserializer());
    consumer.subscribe(List.of("prop-rentals"));
  }

  void refresh(Map<String, String> view) {
    for (ConsumerRecord<String, String> record : consumer.poll(Duration.ofMillis(200))) {
      view.put(record.key(), record.value());
    }
    consumer.commitSync();
  }
}
