package eu.freightline.tracking;

import java.util.Map;
import org.apache.kafka.clients.producer.ProducerConfig;
import org.apache.kafka.common.serialization.StringSerializer;
import org.springframework.context.annotation.Bean;
import org.springframework.context.annotation.Configuration;
import org.springframework.core.env.Environment;
import org.springframework.kafka.core.DefaultKafkaProducerFactory;
import org.springframework.kafka.core.KafkaTemplate;

@Configuration(proxyBeanMethods = false)
class MessagingConfiguration {

  @Bean
  DefaultKafkaProducerFactory<String, String> trackingProducers(Environment environment) {
    DefaultKafkaProducerFactory<String, String> factory =
        new DefaultKafkaProducerFactory<>(
            Map.of(
                ProducerConfig.BOOTSTRAP_SERVERS_CONFIG,
                environment.getRequiredProperty("kafka.bootstrap"),
                ProducerConfig.CLIENT_ID_CONFIG,
                "freight-tracking"),
            new StringSerializer(),
            new StringSerializer());
    factory.setTransactionIdPrefix(System.getenv("HOSTNAME") + "-tracking-");
    return factory;
  }

  @Bean
  KafkaTemplate<String, String> customsTemplate(
      DefaultKafkaProducerFactory<String, String> trackingProducers) {
    KafkaTemplate<String, String> template = new KafkaTemplate<>(trackingProducers);
    template.setDefaultTopic("freight.customs");
    template.setTransactionIdPrefix("customs-"); // expect: hardcoded-transactional-id
    return template;
  }
}
