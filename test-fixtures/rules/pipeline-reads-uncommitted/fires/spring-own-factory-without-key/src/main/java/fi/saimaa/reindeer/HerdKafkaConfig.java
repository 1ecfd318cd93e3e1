package fi.saimaa.reindeer;

import java.util.Map;
import org.apache.kafka.clients.consumer.ConsumerConfig;
import org.apache.kafka.clients.producer.ProducerConfig;
import org.apache.kafka.common.serialization.StringDeserializer;
import org.apache.kafka.common.serialization.StringSerializer;
import org.springframework.context.annotation.Bean;
import org.springframework.context.annotation.Configuration;
import org.springframework.kafka.annotation.EnableKafka;
import org.springframework.kafka.config.ConcurrentKafkaListenerContainerFactory;
import org.springframework.kafka.core.DefaultKafkaConsumerFactory;
import org.springframework.kafka.core.DefaultKafkaProducerFactory;
import org.springframework.kafka.core.KafkaTemplate;
import org.springframework.kafka.core.ProducerFactory;
import org.springframework.kafka.transaction.KafkaTransactionManager;

/** Spring without Boot: every bean is made here. */
@Configuration
@EnableKafka
class HerdKafkaConfig {

  private static final String BROKERS = "herd-kafka:9092";

  @Bean
  ProducerFactory<String, String> producerFactory() {
    var factory =
        new DefaultKafkaProducerFactory<String, String>(
            Map.of(ProducerConfig.BOOTSTRAP_SERVERS_CONFIG, BROKERS),
            new StringSerializer(),
            new StringSerializer());
    factory.setTransactionIdPrefix("herd-" + System.getenv("HOSTNAME") + "-");
    return factory;
  }

  @Bean
  KafkaTransactionManager<String, String> transactionManager(ProducerFactory<String, String> producerFactory) {
    return new KafkaTransactionManager<>(producerFactory);
  }

  @Bean
  KafkaTemplate<String, String> template(ProducerFactory<String, String> producerFactory) {
    return new KafkaTemplate<>(producerFactory);
  }

  @Bean
  ConcurrentKafkaListenerContainerFactory<String, String> kafkaListenerContainerFactory(
      KafkaTransactionManager<String, String> transactionManager) {
    var containers = new ConcurrentKafkaListenerContainerFactory<String, String>();
    containers.setConsumerFactory(
        new DefaultKafkaConsumerFactory<>(
            Map.of( // expect: pipeline-reads-uncommitted
                ConsumerConfig.BOOTSTRAP_SERVERS_CONFIG, BROKERS,
                ConsumerConfig.GROUP_ID_CONFIG, "herd-tracker",
                ConsumerConfig.AUTO_OFFSET_RESET_CONFIG, "latest"),
            new StringDeserializer(),
            new StringDeserializer()));
    containers.getContainerProperties().setTransactionManager(transactionManager);
    return containers;
  }
}
