package com.payloft.refund;

import java.time.Duration;
import java.util.Map;
import org.apache.kafka.clients.producer.KafkaProducer;
import org.apache.kafka.clients.producer.ProducerConfig;
import org.apache.kafka.clients.producer.ProducerRecord;
import org.apache.kafka.common.KafkaException;
import org.apache.kafka.common.serialization.StringSerializer;

public class RefundFeed {

  private final KafkaProducer<String, String> producer;

  public RefundFeed(String servers) {
    this.producer =
        new KafkaProducer<>(
            Map.of(
                ProducerConfig.BOOTSTRAP_SERVERS_CONFIG, servers,
                ProducerConfig.TRANSACTIONAL_ID_CONFIG, "refunds-" + System.getenv("POD_NAME")),
            new StringSerializer(),
            new StringSerializer());
    producer.initTransactions();
  }

  public void grant(String payment, String state) {
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

  public void close() {
    producer.close(Duration.ofSeconds(20));
  }
}
