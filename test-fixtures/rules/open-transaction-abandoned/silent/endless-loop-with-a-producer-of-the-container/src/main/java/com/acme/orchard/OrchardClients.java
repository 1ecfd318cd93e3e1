package com.acme.orchard;

import java.util.HashMap;
import java.util.Map;
import org.apache.kafka.clients.producer.KafkaProducer;
import org.apache.kafka.common.serialization.StringSerializer;
import org.springframework.context.annotation.Bean;
import org.springframework.context.annotation.Configuration;

/** The container closes what its bean methods make. */
@Configuration
public class OrchardClients {

  @Bean
  public KafkaProducer<String, String> orchardProducer() {
    Map<String, Object> writing = new HashMap<>();
    writing.put("bootstrap.servers", "kafka:9092");
    writing.put("transactional.id", "orchard-" + System.getenv("POD_NAME"));
    KafkaProducer<String, String> producer =
        new KafkaProducer<>(writing, new StringSerializer(), new StringSerializer());
    producer.initTransactions();
    return producer;
  }
}
