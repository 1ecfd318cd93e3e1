package com.barkham.ferry;

import java.time.Duration;
import java.util.HashMap;
import java.util.Map;
import org.apache.kafka.clients.producer.KafkaProducer;
import org.apache.kafka.clients.producer.Producer;
import org.apache.kafka.clients.producer.ProducerConfig;
import org.apache.kafka.common.serialization.StringSerializer;

public final class Arrivals {

  private static final Duration PATIENCE = Duration.ofMinutes(3);

  private final KafkaProducer<String, String> producer;

  public Arrivals(String servers) {
    Map<String, Object> config = new HashMap<>();
    config.put(ProducerConfig.BOOTSTRAP_SERVERS_CONFIG, servers);
    config.put(ProducerConfig.DELIVERY_TIMEOUT_MS_CONFIG, PATIENCE.toMillis()); // expect: invalid-guarantee-value
    producer = new KafkaProducer<>(config, new StringSerializer(), new StringSerializer());
  }

  public Producer<String, String> producer() {
    return producer;
  }
}
