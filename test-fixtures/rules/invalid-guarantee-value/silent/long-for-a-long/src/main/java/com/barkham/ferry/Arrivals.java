package com.barkham.ferry;

import java.time.Duration;
import java.util.HashMap;
import java.util.Map;
import org.apache.kafka.clients.producer.KafkaProducer;
import org.apache.kafka.clients.producer.Producer;
import org.apache.kafka.clients.producer.ProducerConfig;
import org.apache.kafka.common.serialization.StringSerializer;

public final class Arrivals {

  private final KafkaProducer<String, String> producer;

  public Arrivals(String servers) {
    Map<String, Object> config = new HashMap<>();
    config.put(ProducerConfig.BOOTSTRAP_SERVERS_CONFIG, servers);
    config.put(ProducerConfig.LINGER_MS_CONFIG, 25L);
    config.put(ProducerConfig.MAX_BLOCK_MS_CONFIG, Duration.ofSeconds(30).toMillis());
    config.put(ProducerConfig.BUFFER_MEMORY_CONFIG, 64L * 1024 * 1024);
    producer = new KafkaProducer<>(config, new StringSerializer(), new StringSerializer());
  }

  public Producer<String, String> producer() {
    return producer;
  }
}
