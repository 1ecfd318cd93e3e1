package org.reefwatch.survey;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.util.Properties;
import org.apache.kafka.clients.producer.KafkaProducer;
import org.apache.kafka.clients.producer.Producer;

final class SurveyKafka {

  private SurveyKafka() {}

  static Producer<String, String> transactionalProducer() {
    Properties config = new Properties();
    try (InputStream in =
        SurveyKafka.class.getClassLoader().getResourceAsStream("kafka/producer.properties")) {
      config.load(in);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
    Producer<String, String> producer = new KafkaProducer<>(config);
    producer.initTransactions();
    return producer;
  }
}
