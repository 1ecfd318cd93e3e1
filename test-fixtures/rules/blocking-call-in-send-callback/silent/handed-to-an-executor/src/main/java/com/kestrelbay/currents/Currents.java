package com.kestrelbay.currents;

import java.util.Properties;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import org.apache.kafka.clients.producer.KafkaProducer;
import org.apache.kafka.clients.producer.ProducerConfig;
import org.apache.kafka.clients.producer.ProducerRecord;
import org.apache.kafka.common.serialization.StringSerializer;

public final class Currents {

  private final KafkaProducer<String, String> producer;
  private final ExecutorService aside = Executors.newSingleThreadExecutor();

  public Currents(String brokers) {
    Properties config = new Properties();
    config.put(ProducerConfig.BOOTSTRAP_SERVERS_CONFIG, brokers);
    config.put(ProducerConfig.LINGER_MS_CONFIG, 1_000);
    producer = new KafkaProducer<>(config, new StringSerializer(), new StringSerializer());
  }

  public void measured(String strait, String knots) {
    producer.send(
        new ProducerRecord<>("currents", strait, knots),
        (metadata, failure) -> {
          if (failure != null) {
            aside.submit(() -> producer.flush());
          }
        });
  }
}
