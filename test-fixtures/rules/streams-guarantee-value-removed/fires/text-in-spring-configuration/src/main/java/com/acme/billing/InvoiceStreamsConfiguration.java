package com.acme.billing;

import java.util.HashMap;
import java.util.Map;
import org.apache.kafka.streams.StreamsBuilder;
import org.apache.kafka.streams.StreamsConfig;
import org.apache.kafka.streams.kstream.KStream;
import org.springframework.beans.factory.annotation.Value;
import org.springframework.context.annotation.Bean;
import org.springframework.context.annotation.Configuration;
import org.springframework.kafka.annotation.EnableKafkaStreams;
import org.springframework.kafka.annotation.KafkaStreamsDefaultConfiguration;
import org.springframework.kafka.config.KafkaStreamsConfiguration;

@Configuration
@EnableKafkaStreams
public class InvoiceStreamsConfiguration {

  @Bean(name = KafkaStreamsDefaultConfiguration.DEFAULT_STREAMS_CONFIG_BEAN_NAME)
  KafkaStreamsConfiguration streamsConfiguration(@Value("${kafka.servers}") String servers) {
    Map<String, Object> settings = new HashMap<>();
    settings.put(StreamsConfig.APPLICATION_ID_CONFIG, "invoices");
    settings.put(StreamsConfig.BOOTSTRAP_SERVERS_CONFIG, servers);
    settings.put("processing.guarantee", "exactly_once"); // expect: streams-guarantee-value-removed
    return new KafkaStreamsConfiguration(settings);
  }

  @Bean
  KStream<String, String> deliveries(StreamsBuilder builder) {
    KStream<String, String> deliveries = builder.stream("deliveries");
    deliveries.to("invoices");
    return deliveries;
  }
}
