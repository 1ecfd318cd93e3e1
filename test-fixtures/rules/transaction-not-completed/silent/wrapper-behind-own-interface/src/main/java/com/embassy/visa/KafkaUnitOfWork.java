package com.embassy.visa;

import java.util.Properties;
import org.apache.kafka.clients.producer.KafkaProducer;
import org.apache.kafka.clients.producer.ProducerConfig;
import org.apache.kafka.clients.producer.ProducerRecord;
import org.apache.kafka.common.serialization.StringSerializer;

final class KafkaUnitOfWork implements UnitOfWork, AutoCloseable {

  private final KafkaProducer<String, String> producer;

  KafkaUnitOfWork(String brokers) {
    Properties config = new Properties();
    config.put(ProducerConfig.BOOTSTRAP_SERVERS_CONFIG, brokers);
    config.put(ProducerConfig.TRANSACTIONAL_ID_CONFIG, "visas-" + System.getenv("POD_NAME"));
    producer = new KafkaProducer<>(config, new StringSerializer(), new StringSerializer());
    producer.initTransactions();
  }

  @Override
  public void begin() {
    producer.beginTransaction();
  }

  @Override
  public void write(String topic, String key, String value) {
    producer.send(new ProducerRecord<>(topic, key, value));
  }

  @Override
  public void complete(boolean success) {
    if (success) {
      producer.commitTransaction();
    } else {
      producer.abortTransaction();
    }
  }

  @Override
  public void close() {
    producer.close();
  }
}
