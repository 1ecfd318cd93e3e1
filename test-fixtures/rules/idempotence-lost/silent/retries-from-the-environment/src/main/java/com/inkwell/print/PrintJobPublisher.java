package com.inkwell.print;

import java.util.HashMap;
import java.util.Map;
import org.apache.kafka.clients.producer.KafkaProducer;
import org.apache.kafka.clients.producer.Producer;
import org.apache.kafka.clients.producer.ProducerConfig;
import org.apache.kafka.clients.producer.ProducerRecord;
import org.apache.kafka.common.serialization.StringSerializer;

public final class PrintJobPublisher implements AutoCloseable {

  private final Producer<String, String> producer;

  public PrintJobPublisher(String servers) {
    Map<String, Object> config = new HashMap<>();
    config.put(ProducerConfig.BOOTSTRAP_SERVERS_CONFIG, servers);
    config.put(ProducerConfig.RETRIES_CONFIG, System.getenv("RETRIES"));
    producer = new KafkaProducer<>(config, new StringSerializer(), new StringSerializer());
  }

  public void queue(String job, String state) {
    producer.send(
        new ProducerRecord<>("print-jobs", job, state),
        (metadata, failure) -> {
          if (failure != null) {
            throw new IllegalStateException("Not sent: " + job, failure);
          }
        });
  }

  @Override
  public void close() {
    producer.close();
  }
}
