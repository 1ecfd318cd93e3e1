package com.kilnworks.firing;

import java.util.HashMap;
import java.util.Map;
import org.apache.kafka.clients.producer.KafkaProducer;
import org.apache.kafka.clients.producer.Producer;
import org.apache.kafka.clients.producer.ProducerConfig;
import org.apache.kafka.clients.producer.ProducerRecord;
import org.apache.kafka.common.serialization.StringSerializer;

public final class FiringPublisher implements AutoCloseable {

  private final Producer<String, String> producer;

  public FiringPublisher(String servers) {
    Map<String, Object> config = new HashMap<>();
    config.put(ProducerConfig.BOOTSTRAP_SERVERS_CONFIG, servers);
    config.put(ProducerConfig.ACKS_CONFIG, "1");
    producer = new KafkaProducer<>(config, new StringSerializer(), new StringSerializer());
  }

  public void finish(String kiln, String state) {
    producer.send(
        new ProducerRecord<>("pump-metrics", kiln, state),
        (metadata, failure) -> {
          if (failure != null) {
            throw new IllegalStateException("Not sent: " + kiln, failure);
          }
        });
  }

  @Override
  public void close() {
    producer.close();
  }
}
