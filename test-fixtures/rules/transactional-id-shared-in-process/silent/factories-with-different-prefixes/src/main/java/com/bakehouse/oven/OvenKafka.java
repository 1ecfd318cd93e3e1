package com.bakehouse.oven;

import java.util.HashMap;
import java.util.Map;
import org.apache.kafka.clients.producer.ProducerConfig;
import org.apache.kafka.common.serialization.IntegerSerializer;
import org.apache.kafka.common.serialization.Serializer;
import org.apache.kafka.common.serialization.StringSerializer;
import org.springframework.beans.factory.annotation.Value;
import org.springframework.context.annotation.Bean;
import org.springframework.context.annotation.Configuration;
import org.springframework.kafka.core.DefaultKafkaProducerFactory;
import org.springframework.kafka.core.KafkaTemplate;

@Configuration
class OvenKafka {

  @Value("${HOSTNAME}")
  private String host;

  @Value("${oven.brokers}")
  private String brokers;

  @Bean
  KafkaTemplate<String, String> recipes() {
    return new KafkaTemplate<>(factory("recipes", new StringSerializer()));
  }

  @Bean
  KafkaTemplate<String, Integer> temperatures() {
    return new KafkaTemplate<>(factory("temperatures", new IntegerSerializer()));
  }

  private <V> DefaultKafkaProducerFactory<String, V> factory(String use, Serializer<V> values) {
    Map<String, Object> config = new HashMap<>();
    config.put(ProducerConfig.BOOTSTRAP_SERVERS_CONFIG, brokers);
    DefaultKafkaProducerFactory<String, V> factory =
        new DefaultKafkaProducerFactory<>(config, new StringSerializer(), values);
    factory.setTransactionIdPrefix(use + "-" + host + "-");
    return factory;
  }
}
