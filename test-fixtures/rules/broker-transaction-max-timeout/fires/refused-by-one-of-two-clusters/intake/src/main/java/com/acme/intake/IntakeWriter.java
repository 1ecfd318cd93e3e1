package com.acme.intake;

import java.util.Properties;
import org.apache.kafka.clients.producer.KafkaProducer;
import org.apache.kafka.clients.producer.ProducerConfig;
import org.apache.kafka.clients.producer.ProducerRecord;
import org.apache.kafka.common.serialization.StringSerializer;

public final class IntakeWriter implements AutoCloseable {

  private final KafkaProducer<String, String> producer;

  public IntakeWriter() {
    Properties config = new Properties();
    config.put(ProducerConfig.BOOTSTRAP_SERVERS_CONFIG, System.getenv("KAFKA_BOOTSTRAP_SERVERS"));
    config.put(ProducerConfig.TRANSACTIONAL_ID_CONFIG, "intake-" + System.getenv("POD_NAME"));
    // expect: transaction-timeout-too-long
    config.put(ProducerConfig.TRANSACTION_TIMEOUT_CONFIG, 90_000);
    producer = new KafkaProducer<>(config, new StringSerializer(), new StringSerializer());
    producer.initTransactions();
  }

  public void write(String key, Iterable<String> lines) {
    producer.beginTransaction();
    lines.forEach(line -> producer.send(new ProducerRecord<>("intake-lines", key, line)));
    producer.commitTransaction();
  }

  @Override
  public void close() {
    producer.close();
  }
}
