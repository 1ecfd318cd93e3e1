package com.mossgrove.parcel;

import java.util.Properties;
import org.apache.kafka.clients.producer.KafkaProducer;
import org.apache.kafka.clients.producer.ProducerConfig;
import org.apache.kafka.clients.producer.ProducerRecord;
import org.apache.kafka.common.serialization.StringSerializer;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

final class ScanPublisher {

  private static final Logger LOG = LoggerFactory.getLogger(ScanPublisher.class);

  private final KafkaProducer<String, String> producer;

  ScanPublisher(String servers) {
    Properties config = new Properties();
    config.put(ProducerConfig.BOOTSTRAP_SERVERS_CONFIG, servers);
    producer = new KafkaProducer<>(config, new StringSerializer(), new StringSerializer());
  }

  void scanned(String parcel, String depot) {
    producer.send(
        new ProducerRecord<>("parcel-scans", parcel, depot),
        (metadata, ignored) -> {
          if (metadata == null || !metadata.hasOffset()) {
            LOG.error("The scan of {} is not published", parcel);
          }
        });
  }
}
