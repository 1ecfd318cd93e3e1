package com.gemcutter.stone;

import java.util.Properties;
import org.apache.kafka.clients.producer.KafkaProducer;
import org.apache.kafka.clients.producer.ProducerConfig;
import org.apache.kafka.common.serialization.StringSerializer;

abstract class KafkaSender implements AutoCloseable {

  protected final KafkaProducer<String, String> producer;

  KafkaSender(String servers) {
    Properties config = new Properties(); // expect: weak-defaults-on-old-client
    config.put(ProducerConfig.BOOTSTRAP_SERVERS_CONFIG, servers);
    config.put(ProducerConfig.KEY_SERIALIZER_CLASS_CONFIG, StringSerializer.class);
    config.put(ProducerConfig.VALUE_SERIALIZER_CLASS_CONFIG, StringSerializer.class);
    configure(config);
    producer = new KafkaProducer<>(config);
  }

  protected abstract void configure(Properties config);

  @Override
  public void close() {
    producer.close();
  }
}
