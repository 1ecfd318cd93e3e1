package com.barkham.ferry;

import java.time.Duration;
import java.util.HashMap;
import java.util.Map;
import org.apache.kafka.clients.producer.KafkaProducer;
import org.apache.kafka.clients.producer.Producer;
import org.apache.kafka.clients.producer.ProducerConfig;
import org.apache.kafka.common.serialization.StringSerializer;

public final class Timetable {

  private final KafkaProducer<String, String> producer;

  public Timetable(String servers) {
    Map<String, Object> config = new HashMap<>();
    config.put(ProducerConfig.BOOTSTRAP_SERVERS_CONFIG, servers);
    config.put(ProducerConfig.DELIVERY_TIMEOUT_MS_CONFIG, String.valueOf(180_000L));
    config.put(ProducerConfig.REQUEST_TIMEOUT_MS_CONFIG, (int) Duration.ofSeconds(20).toMillis());
    config.put(ProducerConfig.RETRIES_CONFIG, Integer.valueOf(50));
    config.put(ProducerConfig.MAX_IN_FLIGHT_REQUESTS_PER_CONNECTION, "" + 5L);
    producer = new KafkaProducer<>(config, new StringSerializer(), new StringSerializer());
  }

  public Producer<String, String> producer() {
    return producer;
  }
}
