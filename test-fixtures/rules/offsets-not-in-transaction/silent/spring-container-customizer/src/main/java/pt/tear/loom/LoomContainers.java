package pt.tear.loom;

import org.springframework.context.annotation.Bean;
import org.springframework.context.annotation.Configuration;
import org.springframework.kafka.config.ConcurrentKafkaListenerContainerFactory;
import org.springframework.kafka.core.ConsumerFactory;
import org.springframework.kafka.transaction.KafkaTransactionManager;

@Configuration
public class LoomContainers {

    @Bean
    public ConcurrentKafkaListenerContainerFactory<String, String> plainContainers(
            ConsumerFactory<String, String> consumers, KafkaTransactionManager<String, String> manager) {
        ConcurrentKafkaListenerContainerFactory<String, String> factory =
                new ConcurrentKafkaListenerContainerFactory<>();
        factory.setConsumerFactory(consumers);
        factory.setContainerCustomizer(
                container -> container.getContainerProperties().setTransactionManager(manager));
        return factory;
    }
}
