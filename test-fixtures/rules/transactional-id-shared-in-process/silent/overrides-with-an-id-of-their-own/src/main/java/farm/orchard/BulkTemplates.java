package farm.orchard;

import java.util.Map;
import org.apache.kafka.clients.producer.ProducerConfig;
import org.springframework.beans.factory.annotation.Value;
import org.springframework.context.annotation.Bean;
import org.springframework.context.annotation.Configuration;
import org.springframework.kafka.core.KafkaTemplate;
import org.springframework.kafka.core.ProducerFactory;

@Configuration
public class BulkTemplates {

  @Bean
  public KafkaTemplate<String, String> single(ProducerFactory<String, String> factory) {
    return new KafkaTemplate<>(factory);
  }

  @Bean
  public KafkaTemplate<String, String> bulk(
      ProducerFactory<String, String> factory, @Value("${POD_NAME}") String pod) {
    return new KafkaTemplate<>(
        factory,
        Map.of(
            ProducerConfig.LINGER_MS_CONFIG, 250,
            ProducerConfig.TRANSACTIONAL_ID_CONFIG, "harvest-bulk-" + pod + "-"));
  }
}
