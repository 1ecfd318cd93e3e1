package com.barkham.ferry;

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
    config.put(ProducerConfig.TRANSACTIONAL_ID_CONFIG, "timetable-" + System.getenv("HOSTNAME"));
    config.put(ProducerConfig.TRANSACTION_TIMEOUT_CONFIG, 60_000L); // expect: invalid-guarantee-value
    producer = new KafkaProducer<>(config, new StringSerializer(), new StringSerializer());
  }

  public Producer<String, String> producer() {
    return producer;
  }
}
