package com.millrace.sluice;

import java.util.Properties;
import org.apache.kafka.clients.producer.KafkaProducer;
import org.apache.kafka.clients.producer.ProducerRecord;
import org.apache.kafka.common.serialization.StringSerializer;

final class TransactionalOutput implements Output {

  private final KafkaProducer<String, String> producer;

  TransactionalOutput() {
    Properties settings = new Properties();
    settings.put("bootstrap.servers", "kafka:9092");
    settings.put("transactional.id", "sluice-lines-" + System.getenv("POD_NAME"));
    producer = new KafkaProducer<>(settings, new StringSerializer(), new StringSerializer());
    producer.initTransactions();
  }

  @Override
  public void begin() {
    producer.beginTransaction();
  }

  @Override
  public void write(String line) {
    producer.send(new ProducerRecord<>("sluice-lines", line));
  }

  @Override
  public void commit() {
    producer.commitTransaction();
  }

  @Override
  public void rollback() {
    producer.abortTransaction();
  }

  @Override
  public void close() {
    producer.close();
  }
}
