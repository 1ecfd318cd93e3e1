package edu.examboard.results;

import java.util.HashMap;
import java.util.Map;
import org.apache.kafka.clients.producer.ProducerConfig;
import org.springframework.boot.SpringApplication;
import org.springframework.boot.autoconfigure.SpringBootApplication;
import org.springframework.context.annotation.Bean;
import org.springframework.kafka.core.KafkaTemplate;
import org.springframework.kafka.core.ProducerFactory;

@SpringBootApplication
public class ResultsApplication {

  public static void main(String[] args) {
    SpringApplication.run(ResultsApplication.class, args);
  }

  @Bean
  KafkaTemplate<Object, Object> bulkTemplate(ProducerFactory<Object, Object> producerFactory) {
    Map<String, Object> overrides = new HashMap<>();
    overrides.put(ProducerConfig.LINGER_MS_CONFIG, 100);
    overrides.put(ProducerConfig.BATCH_SIZE_CONFIG, 262_144);
    return new KafkaTemplate<>(producerFactory, true, overrides);
  }
}
