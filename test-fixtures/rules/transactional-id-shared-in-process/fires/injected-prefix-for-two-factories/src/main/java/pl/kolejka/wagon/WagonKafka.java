package pl.kolejka.wagon;

import java.util.Map;
import org.apache.kafka.clients.producer.ProducerConfig;
import org.apache.kafka.common.serialization.DoubleSerializer;
import org.apache.kafka.common.serialization.Serializer;
import org.apache.kafka.common.serialization.StringSerializer;
import org.springframework.beans.factory.annotation.Value;
import org.springframework.context.annotation.Bean;
import org.springframework.context.annotation.Configuration;
import org.springframework.kafka.core.DefaultKafkaProducerFactory;
import org.springframework.kafka.core.KafkaTemplate;

@Configuration(proxyBeanMethods = false)
class WagonKafka {

  private final String brokers;
  private final String prefix;

  WagonKafka(
      @Value("${kafka.brokers}") String brokers, @Value("${kafka.tx.prefix}") String prefix) {
    this.brokers = brokers;
    this.prefix = prefix;
  }

  @Bean
  DefaultKafkaProducerFactory<String, String> positionProducers() {
    var producers = producers(new StringSerializer());
    producers.setTransactionIdPrefix(prefix);
    return producers;
  }

  @Bean
  DefaultKafkaProducerFactory<String, Double> weightProducers() {
    var producers = producers(new DoubleSerializer());
    producers.setTransactionIdPrefix(prefix);
    return producers;
  }

  @Bean
  KafkaTemplate<String, String> positions(
      DefaultKafkaProducerFactory<String, String> positionProducers) {
    return new KafkaTemplate<>(positionProducers);
  }

  @Bean
  KafkaTemplate<String, Double> weights(
      DefaultKafkaProducerFactory<String, Double> weightProducers) {
    return new KafkaTemplate<>(weightProducers);
  }

  private <V> DefaultKafkaProducerFactory<String, V> producers(Serializer<V> values) {
    return new DefaultKafkaProducerFactory<>(
        Map.of(ProducerConfig.BOOTSTRAP_SERVERS_CONFIG, brokers), new StringSerializer(), values);
  }
}
