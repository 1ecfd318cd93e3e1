package jp.koke.wall;

import org.springframework.context.annotation.Bean;
import org.springframework.context.annotation.Configuration;
import org.springframework.kafka.config.ConcurrentKafkaListenerContainerFactory;
import org.springframework.kafka.core.ConsumerFactory;

@Configuration
public class WallContainers {

    @Bean
    public ConcurrentKafkaListenerContainerFactory<String, String> plainContainers(
            ConsumerFactory<String, String> consumers) {
        ConcurrentKafkaListenerContainerFactory<String, String> factory =
                new ConcurrentKafkaListenerContainerFactory<>();
        factory.setConsumerFactory(consumers);
        return factory;
    }
}
