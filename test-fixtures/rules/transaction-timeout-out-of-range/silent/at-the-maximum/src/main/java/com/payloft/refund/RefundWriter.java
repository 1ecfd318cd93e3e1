package com.payloft.refund;

import java.util.Properties;
import org.apache.kafka.clients.producer.KafkaProducer;
import org.apache.kafka.clients.producer.ProducerRecord;
import org.apache.kafka.common.KafkaException;

class RefundWriter {

  private final KafkaProducer<String, String> producer;

  RefundWriter(String servers) {
    producer = new KafkaProducer<>(settings(servers));
    producer.initTransactions();
  }

  private static Properties settings(String servers) {
    Properties settings = new Properties();
    settings.setProperty("bootstrap.servers", servers);
    settings.setProperty(
        "key.serializer", "org.apache.kafka.common.serialization.StringSerializer");
    settings.setProperty(
        "value.serializer", "org.apache.kafka.common.serialization.StringSerializer");
    settings.setProperty("transactional.id", "refunds-" + System.getenv("POD_NAME"));
    settings.setProperty("transaction.timeout.ms", "900000"); // expect: transaction-timeout-too-long
    return settings;
  }

  void grant(String payment, String state) {
    producer.beginTransaction();
    try {
      producer.send(new ProducerRecord<>("refunds", payment, state));
      producer.send(new ProducerRecord<>("refunds-audit", payment, state));
      producer.commitTransaction();
    } catch (KafkaException failure) {
      producer.close();
      throw failure;
    }
  }

  void stop() {
    producer.close();
  }
}
