package com.amberline.labels;

import java.util.Properties;
import org.apache.kafka.clients.producer.KafkaProducer;
import org.apache.kafka.clients.producer.ProducerConfig;
import org.apache.kafka.clients.producer.ProducerRecord;
import org.apache.kafka.common.serialization.StringSerializer;

public final class LabelWriter {

  private final KafkaProducer<String, String> producer;

  public LabelWriter(String bootstrapServers) {
    Properties config = new Properties();
    config.put(ProducerConfig.BOOTSTRAP_SERVERS_CONFIG, bootstrapServers);
    // noinspection SpellCheckingInspection
    config.put(ProducerConfig.TRANSACTIONAL_ID_CONFIG, "labels-" + System.getenv("POD_NAME")); // NOSONAR
    producer = new KafkaProducer<>(config, new StringSerializer(), new StringSerializer());
    producer.initTransactions();
  }

  public void print(String parcel, String label) {
    producer.beginTransaction();
    producer.send(new ProducerRecord<>("labels.printed", parcel, label));
    producer.send(new ProducerRecord<>("labels.archive", label, parcel));
    producer.commitTransaction();
  }
}
