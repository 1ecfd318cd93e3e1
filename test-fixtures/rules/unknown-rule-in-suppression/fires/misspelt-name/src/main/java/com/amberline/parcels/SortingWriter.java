package com.amberline.parcels;

import java.util.Properties;
import org.apache.kafka.clients.producer.KafkaProducer;
import org.apache.kafka.clients.producer.ProducerConfig;
import org.apache.kafka.clients.producer.ProducerRecord;
import org.apache.kafka.common.serialization.StringSerializer;

public final class SortingWriter {

  private final KafkaProducer<String, String> producer;

  public SortingWriter(String bootstrapServers) {
    Properties config = new Properties();
    config.put(ProducerConfig.BOOTSTRAP_SERVERS_CONFIG, bootstrapServers);
    // eoslint:ignore[hardcoded-transaction-id] the pod name is part of it // expect: unknown-rule-in-suppression
    config.put(ProducerConfig.TRANSACTIONAL_ID_CONFIG, "sorting-" + System.getenv("POD_NAME"));
    producer = new KafkaProducer<>(config, new StringSerializer(), new StringSerializer());
    producer.initTransactions();
  }

  public void sort(String parcel, String chute) {
    producer.beginTransaction();
    producer.send(new ProducerRecord<>("parcels.sorted", parcel, chute));
    producer.send(new ProducerRecord<>("chutes.used", chute, parcel));
    producer.commitTransaction();
  }
}
