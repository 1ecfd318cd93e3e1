package com.heronbay.audit;

import org.springframework.context.annotation.Bean;
import org.springframework.context.annotation.Configuration;
import org.springframework.kafka.config.ConcurrentKafkaListenerContainerFactory;
import org.springframework.kafka.core.ConsumerFactory;

@Configuration
class AuditConfiguration {

    /** Audit listeners only write to the database, so their containers start no Kafka transaction. */
    @Bean
    ConcurrentKafkaListenerContainerFactory<String, String> auditListeners(ConsumerFactory<String, String> consumers) {
        ConcurrentKafkaListenerContainerFactory<String, String> factory =
                new ConcurrentKafkaListenerContainerFactory<>();
        factory.setConsumerFactory(consumers);
        factory.setConcurrency(2);
        return factory;
    }
}
