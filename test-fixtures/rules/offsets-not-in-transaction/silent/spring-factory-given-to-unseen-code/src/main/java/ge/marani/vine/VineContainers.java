package ge.marani.vine;

import com.vinestandards.kafka.ListenerStandards;
import org.springframework.context.annotation.Bean;
import org.springframework.context.annotation.Configuration;
import org.springframework.kafka.config.ConcurrentKafkaListenerContainerFactory;
import org.springframework.kafka.core.ConsumerFactory;

@Configuration
public class VineContainers {

    @Bean
    public ConcurrentKafkaListenerContainerFactory<String, String> plainContainers(
            ConsumerFactory<String, String> consumers, ListenerStandards standards) {
        ConcurrentKafkaListenerContainerFactory<String, String> factory =
                new ConcurrentKafkaListenerContainerFactory<>();
        factory.setConsumerFactory(consumers);
        standards.applyTo(factory);
        return factory;
    }
}
