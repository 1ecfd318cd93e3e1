package com.cloudberry.ferry;

import java.util.Properties;
import java.util.concurrent.Future;
import org.apache.kafka.clients.producer.KafkaProducer;
import org.apache.kafka.clients.producer.ProducerConfig;
import org.apache.kafka.clients.producer.ProducerRecord;
import org.apache.kafka.clients.producer.RecordMetadata;
import org.apache.kafka.common.KafkaException;
import org.apache.kafka.common.serialization.StringSerializer;

public final class CargoEvents {

  private final KafkaProducer<String, String> producer;

  public CargoEvents(String servers) {
    Properties config = new Properties();
    config.put(ProducerConfig.BOOTSTRAP_SERVERS_CONFIG, servers);
    producer = new KafkaProducer<>(config, new StringSerializer(), new StringSerializer());
  }

  public Future<RecordMetadata> loaded(String ferry, String cargo) throws InterruptedException {
    ProducerRecord<String, String> record = new ProducerRecord<>("cargo", ferry, cargo);
    while (true) {
      try {
        return producer.send(record);
      } catch (KafkaException e) {
        Thread.sleep(1000);
      }
    }
  }
}
