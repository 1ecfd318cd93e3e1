package com.cargoline.manifest;

import java.util.HashMap;
import java.util.Map;
import org.apache.kafka.clients.producer.ProducerConfig;
import org.apache.kafka.common.serialization.StringSerializer;
import org.springframework.context.annotation.Bean;
import org.springframework.context.annotation.Configuration;
import org.springframework.core.env.Environment;
import org.springframework.kafka.core.DefaultKafkaProducerFactory;
import org.springframework.kafka.core.KafkaTemplate;
import org.springframework.kafka.core.ProducerFactory;

@Configuration
public class ManifestKafka {

  @Bean
  public ProducerFactory<String, String> manifestProducers(Environment environment) {
    Map<String, Object> config = new HashMap<>();
    config.put(
        ProducerConfig.BOOTSTRAP_SERVERS_CONFIG, environment.getRequiredProperty("kafka.brokers"));
    config.put(ProducerConfig.KEY_SERIALIZER_CLASS_CONFIG, StringSerializer.class);
    config.put(ProducerConfig.VALUE_SERIALIZER_CLASS_CONFIG, StringSerializer.class);
    DefaultKafkaProducerFactory<String, String> factory = new DefaultKafkaProducerFactory<>(config);
    factory.setTransactionIdPrefix("manifest-" + System.getenv("POD_NAME") + "-"); // expect: transactional-id-shared-in-process
    return factory;
  }

  @Bean
  public KafkaTemplate<String, String> manifestTemplate(ProducerFactory<String, String> factory) {
    return new KafkaTemplate<>(factory);
  }

  /** Customs declarations are large and compress well. */
  @Bean
  public KafkaTemplate<String, String> customsTemplate(ProducerFactory<String, String> factory) {
    return new KafkaTemplate<>(factory, Map.of(ProducerConfig.COMPRESSION_TYPE_CONFIG, "zstd"));
  }
}
