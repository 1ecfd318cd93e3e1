package com.turnstile.arena;

import java.util.Properties;
import org.apache.kafka.clients.producer.KafkaProducer;
import org.apache.kafka.clients.producer.ProducerConfig;
import org.apache.kafka.clients.producer.ProducerRecord;
import org.apache.kafka.common.serialization.StringSerializer;

abstract class EventSource implements AutoCloseable {

  private final KafkaProducer<String, String> plain;

  EventSource(String brokers) {
    Properties config = new Properties();
    config.setProperty(ProducerConfig.BOOTSTRAP_SERVERS_CONFIG, brokers);
    plain = new KafkaProducer<>(config, new StringSerializer(), new StringSerializer());
  }

  protected void emit(String topic, String key, String value) {
    plain.send(new ProducerRecord<>(topic, key, value)); // expect: foreign-producer-in-transaction, unchecked-send
  }

  @Override
  public void close() {
    plain.close();
  }
}
