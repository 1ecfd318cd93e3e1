package com.atelier.order;

import java.util.Map;
import org.apache.kafka.clients.producer.ProducerConfig;
import org.apache.kafka.common.serialization.StringSerializer;
import org.springframework.beans.factory.annotation.Value;
import org.springframework.context.annotation.Bean;
import org.springframework.context.annotation.Configuration;
import org.springframework.context.annotation.Profile;
import org.springframework.kafka.core.DefaultKafkaProducerFactory;
import org.springframework.kafka.core.ProducerFactory;

@Configuration
public class OrderKafka {

  @Bean
  @Profile("!workshop")
  public ProducerFactory<String, String> cloudProducers(@Value("${cloud.brokers}") String brokers) {
    DefaultKafkaProducerFactory<String, String> factory =
        new DefaultKafkaProducerFactory<>(
            Map.of(
                ProducerConfig.BOOTSTRAP_SERVERS_CONFIG, brokers,
                "security.protocol", "SASL_SSL"),
            new StringSerializer(),
            new StringSerializer());
    factory.setTransactionIdPrefix("orders-"); // expect: hardcoded-transactional-id
    return factory;
  }

  @Bean
  @Profile("workshop")
  public ProducerFactory<String, String> workshopProducers() {
    DefaultKafkaProducerFactory<String, String> factory =
        new DefaultKafkaProducerFactory<>(
            Map.of(ProducerConfig.BOOTSTRAP_SERVERS_CONFIG, "workshop-pc:9092"),
            new StringSerializer(),
            new StringSerializer());
    factory.setTransactionIdPrefix("orders-"); // expect: hardcoded-transactional-id
    return factory;
  }
}
