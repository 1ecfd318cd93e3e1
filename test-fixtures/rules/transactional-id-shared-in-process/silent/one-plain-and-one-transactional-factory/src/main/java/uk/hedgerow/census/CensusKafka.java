package uk.hedgerow.census;

import java.util.HashMap;
import java.util.Map;
import org.apache.kafka.clients.producer.ProducerConfig;
import org.apache.kafka.common.serialization.StringSerializer;
import org.springframework.beans.factory.annotation.Value;
import org.springframework.context.annotation.Bean;
import org.springframework.context.annotation.Configuration;
import org.springframework.kafka.core.DefaultKafkaProducerFactory;
import org.springframework.kafka.core.ProducerFactory;

@Configuration
public class CensusKafka {

  private final Map<String, Object> base = new HashMap<>();

  public CensusKafka(@Value("${census.brokers}") String brokers) {
    base.put(ProducerConfig.BOOTSTRAP_SERVERS_CONFIG, brokers);
    base.put(ProducerConfig.KEY_SERIALIZER_CLASS_CONFIG, StringSerializer.class);
    base.put(ProducerConfig.VALUE_SERIALIZER_CLASS_CONFIG, StringSerializer.class);
  }

  /** Progress messages must be visible at once. */
  @Bean
  public ProducerFactory<String, String> progress() {
    Map<String, Object> config = new HashMap<>(base);
    config.put(ProducerConfig.LINGER_MS_CONFIG, 200);
    return new DefaultKafkaProducerFactory<>(config);
  }

  @Bean
  public ProducerFactory<String, String> households() {
    Map<String, Object> config = new HashMap<>(base);
    config.put(ProducerConfig.TRANSACTIONAL_ID_CONFIG, "census-" + System.getenv("HOSTNAME"));
    return new DefaultKafkaProducerFactory<>(config);
  }
}
