package sk.tatry.huts;

import java.util.HashMap;
import java.util.Map;
import org.apache.kafka.clients.consumer.ConsumerConfig;
import org.apache.kafka.clients.producer.ProducerConfig;
import org.apache.kafka.common.serialization.StringDeserializer;
import org.apache.kafka.common.serialization.StringSerializer;
import org.springframework.context.annotation.Bean;
import org.springframework.context.annotation.Configuration;
import org.springframework.kafka.annotation.EnableKafka;
import org.springframework.kafka.config.ConcurrentKafkaListenerContainerFactory;
import org.springframework.kafka.core.ConsumerFactory;
import org.springframework.kafka.core.DefaultKafkaConsumerFactory;
import org.springframework.kafka.core.DefaultKafkaProducerFactory;
import org.springframework.kafka.core.KafkaTemplate;
import org.springframework.kafka.core.ProducerFactory;
import org.springframework.kafka.transaction.KafkaTransactionManager;

@Configuration
@EnableKafka
class HutKafka {

  private final String servers = System.getenv("KAFKA_SERVERS");

  @Bean
  ConsumerFactory<String, String> consumers() {
    Map<String, Object> config = new HashMap<>();
    config.put(ConsumerConfig.BOOTSTRAP_SERVERS_CONFIG, servers);
    config.put(ConsumerConfig.ISOLATION_LEVEL_CONFIG, "read_committed");
    config.put(ConsumerConfig.MAX_POLL_RECORDS_CONFIG, 30_000);  // expect: oversized-transaction
    return new DefaultKafkaConsumerFactory<>(
        config, new StringDeserializer(), new StringDeserializer());
  }

  @Bean
  ProducerFactory<String, String> producers() {
    Map<String, Object> config = new HashMap<>();
    config.put(ProducerConfig.BOOTSTRAP_SERVERS_CONFIG, servers);
    DefaultKafkaProducerFactory<String, String> factory =
        new DefaultKafkaProducerFactory<>(config, new StringSerializer(), new StringSerializer());
    factory.setTransactionIdPrefix("hut-board-" + System.getenv("HOSTNAME") + "-");
    return factory;
  }

  @Bean
  KafkaTemplate<String, String> template(ProducerFactory<String, String> producers) {
    return new KafkaTemplate<>(producers);
  }

  @Bean
  KafkaTransactionManager<String, String> transactions(ProducerFactory<String, String> producers) {
    return new KafkaTransactionManager<>(producers);
  }

  @Bean
  ConcurrentKafkaListenerContainerFactory<String, String> kafkaListenerContainerFactory(
      ConsumerFactory<String, String> consumers, KafkaTransactionManager<String, String> transactions) {
    ConcurrentKafkaListenerContainerFactory<String, String> factory =
        new ConcurrentKafkaListenerContainerFactory<>();
    factory.setConsumerFactory(consumers);
    factory.setBatchListener(true);
    factory.getContainerProperties().setTransactionManager(transactions);
    return factory;
  }
}
