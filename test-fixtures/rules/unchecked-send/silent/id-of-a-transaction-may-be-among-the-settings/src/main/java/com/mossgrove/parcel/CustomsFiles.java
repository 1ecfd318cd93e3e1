package com.mossgrove.parcel;

import java.util.Properties;
import org.apache.kafka.clients.producer.KafkaProducer;
import org.apache.kafka.clients.producer.ProducerConfig;
import org.apache.kafka.clients.producer.ProducerRecord;
import org.apache.kafka.common.serialization.StringSerializer;

/** The shared settings bring the transactional id of this process. */
final class CustomsFiles {

  private final KafkaProducer<String, String> producer;

  CustomsFiles(Properties shared) {
    Properties config = new Properties();
    config.putAll(shared);
    config.put(ProducerConfig.LINGER_MS_CONFIG, "50");
    producer = new KafkaProducer<>(config, new StringSerializer(), new StringSerializer());
  }

  void start() {
    producer.initTransactions();
  }

  void begin() {
    producer.beginTransaction();
  }

  void add(String line) {
    producer.send(new ProducerRecord<>("customs-lines", line));
  }

  void commit() {
    producer.commitTransaction();
  }

  void abort() {
    producer.abortTransaction();
  }
}
