package com.thornbury.crane;

import java.util.Properties;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import org.apache.kafka.clients.producer.KafkaProducer;
import org.apache.kafka.clients.producer.ProducerRecord;
import org.apache.kafka.common.serialization.ByteArraySerializer;
import org.apache.kafka.common.serialization.StringSerializer;

class LoadReports {

  private final KafkaProducer<String, byte[]> producer;

  LoadReports(Properties base) {
    Properties config = new Properties();
    config.putAll(base);
    this.producer = new KafkaProducer<>(config, new StringSerializer(), new ByteArraySerializer());
  }

  void report(String crane, byte[] load) {
    ProducerRecord<String, byte[]> report = new ProducerRecord<>("crane-loads", crane, load);
    boolean sent = false;
    while (!sent) {
      try {
        producer.send(report).get(5, TimeUnit.SECONDS); // expect: application-level-resend
        sent = true;
      } catch (InterruptedException | ExecutionException | TimeoutException e) {
        System.err.println("Load of " + crane + " is not stored yet: " + e);
      }
    }
  }
}
