package com.gemcutter.stone;

import java.util.HashMap;
import java.util.Map;
import org.apache.kafka.clients.producer.KafkaProducer;
import org.apache.kafka.clients.producer.Producer;
import org.apache.kafka.clients.producer.ProducerConfig;
import org.apache.kafka.clients.producer.ProducerRecord;
import org.apache.kafka.common.serialization.StringSerializer;

public final class StoneGradePublisher implements AutoCloseable {

  private final Producer<String, String> producer;

  public StoneGradePublisher(String servers) {
    Map<String, Object> config = new HashMap<>();
    config.put(ProducerConfig.BOOTSTRAP_SERVERS_CONFIG, servers);
    config.put(ProducerConfig.ACKS_CONFIG, "ALL"); // expect: invalid-guarantee-value
    producer = new KafkaProducer<>(config, new StringSerializer(), new StringSerializer());
  }

  public void grade(String stone, String state) {
    producer.send(
        new ProducerRecord<>("stone-grades", stone, state),
        (metadata, failure) -> {
          if (failure != null) {
            throw new IllegalStateException("Not sent: " + stone, failure);
          }
        });
  }

  @Override
  public void close() {
    producer.close();
  }
}
