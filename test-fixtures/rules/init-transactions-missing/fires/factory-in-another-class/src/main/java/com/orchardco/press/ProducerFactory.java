package com.orchardco.press;

import java.util.Properties;
import org.apache.kafka.clients.producer.KafkaProducer;
import org.apache.kafka.clients.producer.ProducerConfig;
import org.apache.kafka.common.serialization.IntegerSerializer;
import org.apache.kafka.common.serialization.StringSerializer;

final class ProducerFactory {

  private ProducerFactory() {}

  static KafkaProducer<String, Integer> transactional(String name) {
    Properties config = new Properties();
    config.put(ProducerConfig.BOOTSTRAP_SERVERS_CONFIG, System.getenv("BROKERS"));
    config.put(ProducerConfig.TRANSACTIONAL_ID_CONFIG, String.join("-", name, System.getenv("HOSTNAME")));
    config.put(ProducerConfig.LINGER_MS_CONFIG, 5);
    return new KafkaProducer<>(config, new StringSerializer(), new IntegerSerializer());
  }
}
