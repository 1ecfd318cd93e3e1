package no.fjordkraft.spot;

import static no.fjordkraft.spot.SpotNames.TX_PREFIX;

import java.util.Map;
import org.apache.kafka.clients.producer.ProducerConfig;
import org.apache.kafka.common.serialization.DoubleSerializer;
import org.apache.kafka.common.serialization.StringSerializer;
import org.springframework.beans.factory.annotation.Value;
import org.springframework.context.annotation.Bean;
import org.springframework.context.annotation.Configuration;
import org.springframework.kafka.core.DefaultKafkaProducerFactory;
import org.springframework.kafka.core.KafkaTemplate;
import org.springframework.kafka.core.ProducerFactory;

@Configuration
public class SpotKafka {

  @Bean
  public ProducerFactory<String, Double> spotProducers(@Value("${spot.brokers}") String brokers) {
    DefaultKafkaProducerFactory<String, Double> producers =
        new DefaultKafkaProducerFactory<>(
            Map.of(ProducerConfig.BOOTSTRAP_SERVERS_CONFIG, brokers),
            StringSerializer::new,
            DoubleSerializer::new);
    producers.setTransactionIdPrefix(TX_PREFIX);
    return producers;
  }

  @Bean
  public KafkaTemplate<String, Double> spotTemplate(ProducerFactory<String, Double> producers) {
    return new KafkaTemplate<>(producers);
  }
}
