package com.alpenpost.parcel;

import java.util.Properties;
import org.apache.kafka.clients.consumer.ConsumerConfig;
import org.springframework.context.annotation.Bean;
import org.springframework.context.annotation.Configuration;
import org.springframework.kafka.config.ConcurrentKafkaListenerContainerFactory;
import org.springframework.kafka.core.ConsumerFactory;
import org.springframework.kafka.transaction.KafkaTransactionManager;

/** Two kinds of containers on Boot's consumer factory: one that takes part in transactions, one that only looks. */
@Configuration
public class Containers {

    @Bean
    public ConcurrentKafkaListenerContainerFactory<Object, Object> transactionalContainers(
            ConsumerFactory<Object, Object> consumers, KafkaTransactionManager<?, ?> transactions) {
        Properties overrides = new Properties();
        overrides.setProperty(ConsumerConfig.MAX_POLL_RECORDS_CONFIG, "25");
        overrides.setProperty(ConsumerConfig.ISOLATION_LEVEL_CONFIG, "read_committed"); // expect: pipeline-reads-uncommitted

        ConcurrentKafkaListenerContainerFactory<Object, Object> factory =
                new ConcurrentKafkaListenerContainerFactory<>();
        factory.setConsumerFactory(consumers);
        factory.getContainerProperties().setKafkaAwareTransactionManager(transactions);
        factory.getContainerProperties().setKafkaConsumerProperties(overrides);
        return factory;
    }

    @Bean
    public ConcurrentKafkaListenerContainerFactory<Object, Object> displayContainers(
            ConsumerFactory<Object, Object> consumers) {
        ConcurrentKafkaListenerContainerFactory<Object, Object> factory =
                new ConcurrentKafkaListenerContainerFactory<>();
        factory.setConsumerFactory(consumers);
        return factory;
    }
}
