package com.acme.grain;

import java.util.Properties;
import org.apache.kafka.clients.producer.KafkaProducer;
import org.apache.kafka.clients.producer.ProducerConfig;
import org.apache.kafka.clients.producer.ProducerRecord;
import org.apache.kafka.common.serialization.StringSerializer;

public final class SiloWriter implements AutoCloseable {

  private final KafkaProducer<String, String> producer;

  public SiloWriter() {
    Properties config = new Properties();
    config.put(ProducerConfig.BOOTSTRAP_SERVERS_CONFIG, System.getenv("KAFKA_BOOTSTRAP_SERVERS"));
    config.put(ProducerConfig.TRANSACTIONAL_ID_CONFIG, "silo-writer-" + System.getenv("POD_NAME"));
    producer = new KafkaProducer<>(config, new StringSerializer(), new StringSerializer());
    producer.initTransactions();
  }

  public void report(String key, Iterable<String> payloads) {
    producer.beginTransaction();
    payloads.forEach(payload -> producer.send(new ProducerRecord<>("silo.levels", key, payload)));
    producer.commitTransaction();
  }

  @Override
  public void close() {
    producer.close();
  }
}
