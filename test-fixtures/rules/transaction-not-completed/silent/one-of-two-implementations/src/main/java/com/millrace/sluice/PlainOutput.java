package com.millrace.sluice;

import java.util.Properties;
import org.apache.kafka.clients.producer.KafkaProducer;
import org.apache.kafka.clients.producer.ProducerRecord;
import org.apache.kafka.common.serialization.StringSerializer;

final class PlainOutput implements Output {

  private final KafkaProducer<String, String> producer;

  PlainOutput() {
    Properties settings = new Properties();
    settings.put("bootstrap.servers", "kafka:9092");
    producer = new KafkaProducer<>(settings, new StringSerializer(), new StringSerializer());
  }

  @Override
  public void begin() {}

  @Override
  public void write(String line) {
    producer.send(
        new ProducerRecord<>("sluice-lines", line),
        (metadata, failure) -> {
          if (failure != null) {
            System.err.println(failure);
          }
        });
  }

  @Override
  public void commit() {
    producer.flush();
  }

  @Override
  public void rollback() {}

  @Override
  public void close() {
    producer.close();
  }
}
