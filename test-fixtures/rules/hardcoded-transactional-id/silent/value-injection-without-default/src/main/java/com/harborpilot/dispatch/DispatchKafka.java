package com.harborpilot.dispatch;

import java.util.HashMap;
import java.util.Map;
import org.apache.kafka.clients.producer.ProducerConfig;
import org.apache.kafka.common.serialization.StringSerializer;
import org.springframework.beans.factory.annotation.Value;
import org.springframework.context.annotation.Bean;
import org.springframework.context.annotation.Configuration;
import org.springframework.kafka.core.DefaultKafkaProducerFactory;
import org.springframework.kafka.core.KafkaTemplate;
import org.springframework.kafka.core.ProducerFactory;

@Configuration
class DispatchKafka {

  private final String txId;
  private final String brokers;

  DispatchKafka(
      @Value("${dispatch.kafka.tx-id}") String txId,
      @Value("${dispatch.kafka.brokers}") String brokers) {
    this.txId = txId;
    this.brokers = brokers;
  }

  @Bean
  ProducerFactory<String, String> dispatchProducers() {
    Map<String, Object> config = new HashMap<>();
    config.put(ProducerConfig.BOOTSTRAP_SERVERS_CONFIG, brokers);
    config.put(ProducerConfig.KEY_SERIALIZER_CLASS_CONFIG, StringSerializer.class);
    config.put(ProducerConfig.VALUE_SERIALIZER_CLASS_CONFIG, StringSerializer.class);
    config.put(ProducerConfig.TRANSACTIONAL_ID_CONFIG, txId);
    return new DefaultKafkaProducerFactory<>(config);
  }

  @Bean
  KafkaTemplate<String, String> dispatchTemplate(ProducerFactory<String, String> factory) {
    return new KafkaTemplate<>(factory);
  }
}
