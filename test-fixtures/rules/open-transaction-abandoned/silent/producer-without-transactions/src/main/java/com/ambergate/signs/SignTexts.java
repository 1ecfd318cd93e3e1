package com.ambergate.signs;

import java.time.Duration;
import java.util.HashMap;
import java.util.Map;
import org.apache.kafka.clients.producer.KafkaProducer;
import org.apache.kafka.clients.producer.Producer;
import org.apache.kafka.clients.producer.ProducerConfig;
import org.apache.kafka.clients.producer.ProducerRecord;
import org.apache.kafka.common.KafkaException;
import org.apache.kafka.common.serialization.StringSerializer;

public final class SignTexts implements AutoCloseable {

  private final Producer<String, String> producer;

  public SignTexts(String brokers) {
    Map<String, Object> config = new HashMap<>();
    config.put(ProducerConfig.BOOTSTRAP_SERVERS_CONFIG, brokers);
    producer = new KafkaProducer<>(config, new StringSerializer(), new StringSerializer());
  }

  public void show(String sign, String text) {
    try {
      producer.send(new ProducerRecord<>("signs", sign, text)); // expect: unchecked-send
    } catch (KafkaException e) {
      producer.close(Duration.ZERO);
      throw e;
    }
  }

  @Override
  public void close() {
    producer.close(Duration.ZERO);
  }
}
