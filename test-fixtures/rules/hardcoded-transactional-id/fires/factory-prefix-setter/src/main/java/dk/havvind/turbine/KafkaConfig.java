package dk.havvind.turbine;

import java.util.HashMap;
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
import org.springframework.kafka.transaction.KafkaTransactionManager;

@Configuration
public class KafkaConfig {

  private static final String TX_PREFIX = "turbine-commands-";

  @Bean
  public ProducerFactory<String, Double> producerFactory(@Value("${brokers}") String brokers) {
    Map<String, Object> config = new HashMap<>();
    config.put(ProducerConfig.BOOTSTRAP_SERVERS_CONFIG, brokers);
    config.put(ProducerConfig.KEY_SERIALIZER_CLASS_CONFIG, StringSerializer.class);
    config.put(ProducerConfig.VALUE_SERIALIZER_CLASS_CONFIG, DoubleSerializer.class);
    var factory = new DefaultKafkaProducerFactory<String, Double>(config);
    factory.setTransactionIdPrefix(TX_PREFIX); // expect: hardcoded-transactional-id
    return factory;
  }

  @Bean
  public KafkaTemplate<String, Double> kafkaTemplate(ProducerFactory<String, Double> factory) {
    return new KafkaTemplate<>(factory);
  }

  @Bean
  public KafkaTransactionManager<String, Double> transactionManager(
      ProducerFactory<String, Double> factory) {
    return new KafkaTransactionManager<>(factory);
  }
}
