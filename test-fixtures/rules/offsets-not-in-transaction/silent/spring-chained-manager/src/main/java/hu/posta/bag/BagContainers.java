package hu.posta.bag;

import org.springframework.context.annotation.Bean;
import org.springframework.context.annotation.Configuration;
import org.springframework.jdbc.datasource.DataSourceTransactionManager;
import org.springframework.kafka.config.ConcurrentKafkaListenerContainerFactory;
import org.springframework.kafka.core.ConsumerFactory;
import org.springframework.kafka.transaction.ChainedKafkaTransactionManager;
import org.springframework.kafka.transaction.KafkaTransactionManager;

@Configuration
public class BagContainers {

    @Bean
    public ConcurrentKafkaListenerContainerFactory<String, String> plainContainers(
            ConsumerFactory<String, String> consumers, KafkaTransactionManager<String, String> kafka, DataSourceTransactionManager database) {
        ConcurrentKafkaListenerContainerFactory<String, String> factory =
                new ConcurrentKafkaListenerContainerFactory<>();
        factory.setConsumerFactory(consumers);
        factory.getContainerProperties()
                .setTransactionManager(new ChainedKafkaTransactionManager<>(kafka, database));
        return factory;
    }
}
