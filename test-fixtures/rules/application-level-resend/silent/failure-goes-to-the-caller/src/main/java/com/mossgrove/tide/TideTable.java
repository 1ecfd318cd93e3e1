package com.mossgrove.tide;

import java.util.Properties;
import java.util.concurrent.ExecutionException;
import org.apache.kafka.clients.producer.KafkaProducer;
import org.apache.kafka.clients.producer.ProducerConfig;
import org.apache.kafka.clients.producer.ProducerRecord;
import org.apache.kafka.common.serialization.StringSerializer;

public final class TideTable {

  private final KafkaProducer<String, String> producer;

  public TideTable(String servers) {
    Properties config = new Properties();
    config.put(ProducerConfig.BOOTSTRAP_SERVERS_CONFIG, servers);
    producer = new KafkaProducer<>(config, new StringSerializer(), new StringSerializer());
  }

  public void publish(String harbour, String tides) throws InterruptedException {
    try {
      producer.send(new ProducerRecord<>("tides", harbour, tides)).get();
    } catch (ExecutionException e) {
      throw new IllegalStateException("Tides of " + harbour + " may be missing", e.getCause());
    }
  }
}
