package nl.palingvang.trap;

import org.springframework.context.annotation.Bean;
import org.springframework.context.annotation.Configuration;
import org.springframework.kafka.config.ConcurrentKafkaListenerContainerFactory;
import org.springframework.kafka.core.ConsumerFactory;
import org.springframework.kafka.transaction.KafkaTransactionManager;

@Configuration
public class TrapContainers {

    @Bean
    public ConcurrentKafkaListenerContainerFactory<String, String> plainContainers(
            ConsumerFactory<String, String> consumers, KafkaTransactionManager<String, String> manager) {
        ConcurrentKafkaListenerContainerFactory<String, String> factory =
                new ConcurrentKafkaListenerContainerFactory<>();
        factory.setConsumerFactory(consumers);
        factory.getContainerProperties().setTransactionManager(manager);
        return factory;
    }
}
