package farm.greenacre.harvest;

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
class HarvestKafka {

  @Bean
  ProducerFactory<String, String> harvestProducers(
      @Value("${KAFKA_BROKERS}") String brokers,
      @Value("${harvest.transactional-id}") String transactionalId) {
    return new DefaultKafkaProducerFactory<>(
        Map.of(
            ProducerConfig.BOOTSTRAP_SERVERS_CONFIG, brokers,
            ProducerConfig.TRANSACTIONAL_ID_CONFIG, transactionalId),
        new StringSerializer(),
        new StringSerializer());
  }

  @Bean
  KafkaTemplate<String, String> harvestTemplate(ProducerFactory<String, String> producers) {
    return new KafkaTemplate<>(producers);
  }
}
