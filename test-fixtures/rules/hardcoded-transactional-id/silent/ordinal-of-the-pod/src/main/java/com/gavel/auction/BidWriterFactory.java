package com.gavel.auction;

import java.util.Locale;
import java.util.Properties;
import org.apache.kafka.clients.producer.KafkaProducer;
import org.apache.kafka.clients.producer.ProducerConfig;
import org.apache.kafka.common.serialization.LongSerializer;
import org.apache.kafka.common.serialization.StringSerializer;

final class BidWriterFactory {

  KafkaProducer<String, Long> create() {
    int ordinal = ordinal(System.getenv("POD_NAME"));
    Properties config = new Properties();
    config.setProperty(ProducerConfig.BOOTSTRAP_SERVERS_CONFIG, System.getenv("KAFKA_BROKERS"));
    config.setProperty(
        ProducerConfig.TRANSACTIONAL_ID_CONFIG,
        String.format(Locale.ROOT, "bid-writer-%02d", ordinal));
    KafkaProducer<String, Long> producer =
        new KafkaProducer<>(config, new StringSerializer(), new LongSerializer());
    producer.initTransactions();
    return producer;
  }

  /** A pod of a StatefulSet is called {@code bid-writer-3}. */
  private static int ordinal(String podName) {
    return Integer.parseInt(podName.substring(podName.lastIndexOf('-') + 1));
  }
}
