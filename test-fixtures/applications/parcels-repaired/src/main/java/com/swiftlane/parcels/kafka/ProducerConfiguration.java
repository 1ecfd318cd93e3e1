package com.swiftlane.parcels.kafka;

import java.util.HashMap;
import java.util.Map;
import org.apache.kafka.clients.producer.ProducerConfig;
import org.apache.kafka.common.serialization.StringSerializer;
import org.springframework.beans.factory.annotation.Value;
import org.springframework.context.annotation.Bean;
import org.springframework.context.annotation.Configuration;
import org.springframework.kafka.core.DefaultKafkaProducerFactory;
import org.springframework.kafka.core.KafkaTemplate;
import org.springframework.kafka.core.ProducerFactory;
import org.springframework.kafka.transaction.KafkaTransactionManager;

@Configuration(proxyBeanMethods = false)
public class ProducerConfiguration {

    public static final String KAFKA_TRANSACTIONS = "kafkaTransactions";

    @Bean
    ProducerFactory<String, String> producerFactory(
            @Value("${parcels.brokers}") String brokers,
            @Value("${parcels.instance}") String instance) {
        Map<String, Object> settings = new HashMap<>();
        settings.put(ProducerConfig.BOOTSTRAP_SERVERS_CONFIG, brokers);
        settings.put(ProducerConfig.KEY_SERIALIZER_CLASS_CONFIG, StringSerializer.class);
        settings.put(ProducerConfig.VALUE_SERIALIZER_CLASS_CONFIG, StringSerializer.class);
        settings.put(ProducerConfig.LINGER_MS_CONFIG, 10);
        DefaultKafkaProducerFactory<String, String> factory = new DefaultKafkaProducerFactory<>(settings);
        factory.setTransactionIdPrefix("parcels-" + instance + "-");
        return factory;
    }

    @Bean
    KafkaTemplate<String, String> kafkaTemplate(ProducerFactory<String, String> producerFactory) {
        return new KafkaTemplate<>(producerFactory);
    }

    @Bean(KAFKA_TRANSACTIONS)
    KafkaTransactionManager<String, String> kafkaTransactions(ProducerFactory<String, String> producerFactory) {
        return new KafkaTransactionManager<>(producerFactory);
    }
}
