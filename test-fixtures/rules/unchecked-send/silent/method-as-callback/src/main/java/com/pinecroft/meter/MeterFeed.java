package com.pinecroft.meter;

import java.util.Properties;
import org.apache.kafka.clients.producer.KafkaProducer;
import org.apache.kafka.clients.producer.ProducerConfig;
import org.apache.kafka.clients.producer.ProducerRecord;
import org.apache.kafka.clients.producer.RecordMetadata;
import org.apache.kafka.common.serialization.StringSerializer;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

public final class MeterFeed {

  private static final Logger LOG = LoggerFactory.getLogger(MeterFeed.class);

  private final KafkaProducer<String, String> producer;

  public MeterFeed(String servers) {
    Properties config = new Properties();
    config.put(ProducerConfig.BOOTSTRAP_SERVERS_CONFIG, servers);
    producer = new KafkaProducer<>(config, new StringSerializer(), new StringSerializer());
  }

  public void read(String meter, String value) {
    producer.send(new ProducerRecord<>("meter-values", meter, value), this::done);
  }

  private void done(RecordMetadata metadata, Exception exception) {
    if (exception != null) {
      LOG.error("A value is lost", exception);
    }
  }
}
