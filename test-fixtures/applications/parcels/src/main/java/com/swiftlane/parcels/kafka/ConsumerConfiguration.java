package com.swiftlane.parcels.kafka;

import java.util.HashMap;
import java.util.Map;
import org.apache.kafka.clients.consumer.ConsumerConfig;
import org.apache.kafka.common.serialization.StringDeserializer;
import org.springframework.beans.factory.annotation.Value;
import org.springframework.context.annotation.Bean;
import org.springframework.context.annotation.Configuration;
import org.springframework.kafka.annotation.EnableKafka;
import org.springframework.kafka.config.ConcurrentKafkaListenerContainerFactory;
import org.springframework.kafka.core.ConsumerFactory;
import org.springframework.kafka.core.DefaultKafkaConsumerFactory;
import org.springframework.kafka.transaction.KafkaTransactionManager;

@EnableKafka
@Configuration(proxyBeanMethods = false)
public class ConsumerConfiguration {

    /** Containers that read, write and move on in one transaction. */
    public static final String TRANSACTIONAL = "transactionalListeners";

    /** Containers that only read. */
    public static final String PLAIN = "plainListeners";

    private final String brokers;

    ConsumerConfiguration(@Value("${parcels.brokers}") String brokers) {
        this.brokers = brokers;
    }

    @Bean
    ConsumerFactory<String, String> scanConsumers() {
        Map<String, Object> settings = common();
        settings.put(ConsumerConfig.MAX_POLL_RECORDS_CONFIG, 100);
        settings.put(ConsumerConfig.ENABLE_AUTO_COMMIT_CONFIG, true); // expect: auto-commit-in-transactional-loop
        settings.put(ConsumerConfig.ISOLATION_LEVEL_CONFIG, "read_uncommitted"); // expect: pipeline-reads-uncommitted
        return new DefaultKafkaConsumerFactory<>(settings);
    }

    @Bean
    ConsumerFactory<String, String> noticeConsumers() {
        Map<String, Object> settings = common(); // expect: transactional-topic-read-uncommitted
        settings.put(ConsumerConfig.ENABLE_AUTO_COMMIT_CONFIG, false);
        return new DefaultKafkaConsumerFactory<>(settings);
    }

    @Bean(TRANSACTIONAL)
    ConcurrentKafkaListenerContainerFactory<String, String> transactionalListeners(
            KafkaTransactionManager<String, String> transactions) {
        ConcurrentKafkaListenerContainerFactory<String, String> factory =
                new ConcurrentKafkaListenerContainerFactory<>();
        factory.setConsumerFactory(scanConsumers());
        factory.setConcurrency(3);
        factory.getContainerProperties().setKafkaAwareTransactionManager(transactions);
        factory.getContainerProperties().setStopContainerWhenFenced(true);
        return factory;
    }

    @Bean(PLAIN)
    ConcurrentKafkaListenerContainerFactory<String, String> plainListeners() {
        ConcurrentKafkaListenerContainerFactory<String, String> factory =
                new ConcurrentKafkaListenerContainerFactory<>();
        factory.setConsumerFactory(noticeConsumers());
        return factory;
    }

    private Map<String, Object> common() {
        Map<String, Object> settings = new HashMap<>();
        settings.put(ConsumerConfig.BOOTSTRAP_SERVERS_CONFIG, brokers);
        settings.put(ConsumerConfig.KEY_DESERIALIZER_CLASS_CONFIG, StringDeserializer.class);
        settings.put(ConsumerConfig.VALUE_DESERIALIZER_CLASS_CONFIG, StringDeserializer.class);
        settings.put(ConsumerConfig.AUTO_OFFSET_RESET_CONFIG, "earliest");
        return settings;
    }
}
