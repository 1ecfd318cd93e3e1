package com.barkham.ferry;

import java.util.Properties;
import org.apache.kafka.clients.consumer.ConsumerConfig;
import org.apache.kafka.clients.consumer.KafkaConsumer;
import org.apache.kafka.common.serialization.StringDeserializer;

final class Departures {

  static final long POLL_INTERVAL = 10 * 60 * 1000;

  private final KafkaConsumer<String, String> consumer;

  Departures(String servers) {
    Properties config = new Properties();
    config.put(ConsumerConfig.BOOTSTRAP_SERVERS_CONFIG, servers);
    config.put(ConsumerConfig.GROUP_ID_CONFIG, "departures");
    config.put(ConsumerConfig.MAX_POLL_INTERVAL_MS_CONFIG, POLL_INTERVAL); // expect: invalid-guarantee-value
    consumer = new KafkaConsumer<>(config, new StringDeserializer(), new StringDeserializer());
  }

  void stop() {
    consumer.close();
  }
}
