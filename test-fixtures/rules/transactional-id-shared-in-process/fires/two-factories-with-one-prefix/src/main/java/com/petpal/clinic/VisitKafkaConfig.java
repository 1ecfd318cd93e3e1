package com.petpal.clinic;

import java.util.Map;
import org.apache.kafka.clients.producer.ProducerConfig;
import org.apache.kafka.common.serialization.StringSerializer;
import org.springframework.beans.factory.annotation.Qualifier;
import org.springframework.beans.factory.annotation.Value;
import org.springframework.context.annotation.Bean;
import org.springframework.context.annotation.Configuration;
import org.springframework.kafka.core.DefaultKafkaProducerFactory;
import org.springframework.kafka.core.KafkaTemplate;
import org.springframework.kafka.core.ProducerFactory;

@Configuration
public class VisitKafkaConfig {

  @Value("${kafka.brokers}")
  private String brokers;

  @Bean
  public ProducerFactory<String, String> visitProducers() {
    DefaultKafkaProducerFactory<String, String> factory =
        new DefaultKafkaProducerFactory<>(
            Map.of(ProducerConfig.BOOTSTRAP_SERVERS_CONFIG, brokers),
            new StringSerializer(),
            new StringSerializer());
    factory.setTransactionIdPrefix("clinic-tx-"); // expect: hardcoded-transactional-id
    return factory;
  }

  @Bean
  public ProducerFactory<String, byte[]> xrayProducers() {
    DefaultKafkaProducerFactory<String, byte[]> factory =
        new DefaultKafkaProducerFactory<>(
            Map.of(
                ProducerConfig.BOOTSTRAP_SERVERS_CONFIG,
                brokers,
                ProducerConfig.KEY_SERIALIZER_CLASS_CONFIG,
                StringSerializer.class,
                ProducerConfig.VALUE_SERIALIZER_CLASS_CONFIG,
                "org.apache.kafka.common.serialization.ByteArraySerializer",
                ProducerConfig.MAX_REQUEST_SIZE_CONFIG,
                20_000_000));
    factory.setTransactionIdPrefix("clinic-tx-"); // expect: transactional-id-shared-in-process
    return factory;
  }

  @Bean
  public KafkaTemplate<String, String> visitTemplate(
      @Qualifier("visitProducers") ProducerFactory<String, String> producers) {
    return new KafkaTemplate<>(producers);
  }

  @Bean
  public KafkaTemplate<String, byte[]> xrayTemplate(
      @Qualifier("xrayProducers") ProducerFactory<String, byte[]> producers) {
    return new KafkaTemplate<>(producers);
  }
}
